import { type EntityManager, IsNull, MoreThan } from 'typeorm'
import type { HoldReason } from '#contract/holds.js'
import { holdMs } from '#contract/guard-limits.js'
import { clock } from '#contract/clock.js'
import { Client } from '../clients/client.entity.js'
import { newId } from '../../platform/crypto/ids.js'
import { ClientHold } from './client-hold.entity.js'
import { ClientHeld } from './holds.errors.js'
import { markClient } from '../clients/change-client.js'

/** `emailAddress` is the one from before the change; no proof shortens the wait of payouts. */
export async function startHold(
  manager: EntityManager,
  { clientID, emailAddress }: Pick<Client, 'clientID' | 'emailAddress'>,
  reason: HoldReason,
): Promise<Date> {
  const now = clock.time()
  const until = new Date(now + holdMs)
  await manager.insert(ClientHold, {
    holdID: newId('hol', now),
    clientID,
    reason,
    emailAddress,
    startedAt: new Date(now),
    until,
  })
  await markClient(manager, clientID, { payoutsHeldUntil: until })
  return until
}

export const currentHolds = (manager: EntityManager, clientID: string): Promise<ClientHold[]> =>
  manager.find(ClientHold, {
    where: { clientID, liftedAt: IsNull(), until: MoreThan(clock.now()) },
    order: { until: 'DESC', holdID: 'DESC' },
  })

/** In the unit that writes: a hold can begin between a look and the write. */
export async function requireNoHold(manager: EntityManager, clientID: string): Promise<void> {
  const [hold] = await currentHolds(manager, clientID)
  if (hold) throw new ClientHeld(hold.reason, hold.until)
}
