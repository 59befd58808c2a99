import type { HoldLinkView, HoldView } from '#contract/holds.js'
import type { Client } from '../clients/client.entity.js'
import type { ClientHold } from './client-hold.entity.js'

export const viewHold = ({
  clientID,
  reason,
  settlementAccountID,
  startedAt,
  until,
  emailAddress,
}: ClientHold): HoldView => ({
  reason,
  settlementAccountID: reason === 'settlement_account_changed' ? (settlementAccountID ?? clientID) : null,
  startedAt: startedAt.toISOString(),
  until: until.toISOString(),
  confirmedBy: masked(emailAddress),
})

export const viewHoldLink = ({ name }: Client, holds: ClientHold[], isLifted: boolean): HoldLinkView => ({
  name,
  reasons: [...new Set(holds.map(({ reason }) => reason))],
  until: new Date(Math.max(...holds.map(({ until }) => until.getTime()))).toISOString(),
  isLifted,
})

/** The reader may not be the owner of that mailbox. */
const masked = (emailAddress: string): string => emailAddress.replace(/^(.)[^@]*/, '$1•••')
