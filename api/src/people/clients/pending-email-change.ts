import { type EntityManager, IsNull } from 'typeorm'
import type { Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Client } from './client.entity.js'
import type { Mailbox } from '../../platform/mail/mailbox.js'
import { ClientEmailChange, type EmailChangeOutcome } from './client-email-change.entity.js'
import { markClient } from './change-client.js'

export interface EmailChangeUnit {
  manager: EntityManager
  record: Record
  mailbox: Mailbox
}

type EndedInVain = Exclude<EmailChangeOutcome, 'changed'>

const toldOutcomes = ['canceled', 'taken', 'expired', 'password_reset'] as const
export type ToldOutcome = (typeof toldOutcomes)[number]
const isTold = (outcome: EndedInVain): outcome is ToldOutcome => (toldOutcomes as readonly string[]).includes(outcome)

export const findPendingEmailChange = (manager: EntityManager, clientID: string): Promise<ClientEmailChange | null> =>
  manager.findOneBy(ClientEmailChange, { clientID, endedAt: IsNull() })

export async function endPendingEmailChange(
  unit: EmailChangeUnit,
  clientID: string,
  outcome: EndedInVain,
): Promise<void> {
  const change = await findPendingEmailChange(unit.manager, clientID)
  if (change) await endEmailChange(unit, change, outcome)
}

export async function endEmailChange(
  { manager, record, mailbox }: EmailChangeUnit,
  change: ClientEmailChange,
  outcome: EndedInVain,
): Promise<void> {
  const { emailChangeID, clientID, emailAddress, previousEmailAddress } = change
  await manager.update(ClientEmailChange, { emailChangeID }, { endedAt: clock.now(), outcome })
  await markClient(manager, clientID, { pendingEmailAddress: null })
  await record({
    action: 'client.email_change_ended',
    target: { kind: 'client', id: clientID },
    before: { pendingEmailAddress: emailAddress },
    after: { pendingEmailAddress: null, reason: outcome },
  })
  if (!isTold(outcome)) return
  const { name } = await manager.findOneByOrFail(Client, { clientID })
  await mailbox.queue(manager, {
    kind: 'email-change-ended',
    to: previousEmailAddress,
    aboutID: clientID,
    data: { name, newEmailAddress: emailAddress, outcome },
  })
}
