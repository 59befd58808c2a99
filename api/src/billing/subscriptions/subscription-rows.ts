import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { SubscriptionEventType } from '#contract/event-types.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { findRow, updateRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import type { Own } from '../../platform/http/addressed.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { noteMovement } from './revenue-movements.js'
import { Subscription } from './subscription.entity.js'
import { viewSubscription } from './subscription.view.js'

export type OwnSubscription = Own<'subscriptionID'>

export const findSubscription = async (manager: EntityManager, own: OwnSubscription): Promise<Subscription> => {
  const { subscriptionID, clientID, mode } = own
  return orNotFound(await findRow(manager, Subscription, { subscriptionID, clientID, mode }), 'subscription')
}

/** Each change has a later time than the one before, because the version is made of it. */
export async function changeSubscription(
  manager: EntityManager,
  subscription: Subscription,
  change: Partial<Subscription>,
): Promise<void> {
  const updatedAt = new Date(Math.max(clock.time(), subscription.updatedAt.getTime() + 1))
  const { subscriptionID, savedPaymentMethodID: before } = subscription
  const { savedPaymentMethodID: after = before } = change
  const made = { ...change, updatedAt, ...(after !== before && { methodChosenAt: clock.now() }) }
  Object.assign(subscription, made)
  await updateRow(manager, Subscription, { subscriptionID }, made)
}

/** A renewal notes a change of items automatically. */
const keepsRevenue: SubscriptionEventType[] = ['subscription.renewed', 'subscription.past_due']

export async function tellSubscription(
  manager: EntityManager,
  subscription: Subscription,
  type: SubscriptionEventType,
): Promise<void> {
  const { clientID, mode } = subscription
  if (!keepsRevenue.includes(type)) await noteMovement(manager, subscription)
  await recordEvent(manager, { clientID, mode, type, data: viewSubscription(subscription) })
}

export async function noteSubscription(
  manager: EntityManager,
  record: Record,
  subscription: Subscription,
  type: SubscriptionEventType,
): Promise<void> {
  const { subscriptionID: id, clientID, mode, status, customerID, checkoutSessionID } = subscription
  const target = { kind: 'subscription', id }
  const session = checkoutSessionID && { checkoutSessionID }
  await record({ action: type, target, after: { clientID, mode, status, customerID, ...session } })
  await tellSubscription(manager, subscription, type)
}
