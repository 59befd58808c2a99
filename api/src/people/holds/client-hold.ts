import { type EntityManager, IsNull, MoreThan } from 'typeorm'
import type { HoldReason } from '#contract/holds.js'
import { holdMs } from '#contract/guard-limits.js'
import { clock } from '#contract/clock.js'
import { Client } from '../clients/client.entity.js'
import { newId } from '../../platform/crypto/ids.js'
import { ClientHold } from './client-hold.entity.js'
import { ClientHeld } from './holds.errors.js'
import { markClient } from '../clients/change-client.js'

/**
 * `emailAddress` is the one from before the change; no proof shortens the wait of payouts. A settlement account that isn't the
 * client's first one holds its own payouts.
 */
export async function startHold(
  manager: EntityManager,
  { clientID, emailAddress }: Pick<Client, 'clientID' | 'emailAddress'>,
  reason: HoldReason,
  settlementAccountID: string | null = null,
): Promise<Date> {
  const now = clock.time()
  const until = new Date(now + holdMs)
  await manager.insert(ClientHold, {
    holdID: newId('hol', now),
    clientID,
    reason,
    settlementAccountID,
    emailAddress,
    startedAt: new Date(now),
    until,
  })
  const isOfFurther = settlementAccountID !== null && settlementAccountID !== clientID
  if (!isOfFurther) await markClient(manager, clientID, { payoutsHeldUntil: until })
  return until
}

export const currentHolds = (manager: EntityManager, clientID: string): Promise<ClientHold[]> =>
  manager.find(ClientHold, {
    where: { clientID, liftedAt: IsNull(), until: MoreThan(clock.now()) },
    order: { until: 'DESC', holdID: 'DESC' },
  })

/** In the unit that writes: a hold can begin between a look and the write. */
export async function requireNoHold(manager: EntityManager, clientID: string): Promise<void> {
  refuseHeld(await currentHolds(manager, clientID))
}

/** As `requireNoHold`; a change of another account says nothing about this one. */
export async function requireAccountFree(
  manager: EntityManager,
  account: { clientID: string; settlementAccountID: string },
): Promise<void> {
  refuseHeld((await currentHolds(manager, account.clientID)).filter(concerns(account.settlementAccountID)))
}

function refuseHeld([hold]: ClientHold[]): void {
  if (hold) throw new ClientHeld(hold.reason, hold.until)
}

const concerns = (settlementAccountID: string) => (hold: ClientHold) =>
  hold.reason !== 'settlement_account_changed' || (hold.settlementAccountID ?? hold.clientID) === settlementAccountID

/** Until when payouts to the account wait; null: they don't. The client keeps the time of its first account. */
export async function accountHeldUntil(
  manager: EntityManager,
  { clientID, payoutsHeldUntil }: Pick<Client, 'clientID' | 'payoutsHeldUntil'>,
  settlementAccountID: string,
): Promise<Date | null> {
  const now = clock.now()
  if (settlementAccountID === clientID) return payoutsHeldUntil && payoutsHeldUntil > now ? payoutsHeldUntil : null
  const holds = await manager.find(ClientHold, {
    where: { clientID, until: MoreThan(now) },
    order: { until: 'DESC', holdID: 'DESC' },
  })
  return holds.find(concerns(settlementAccountID))?.until ?? null
}
