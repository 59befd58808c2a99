import { type EntityManager, In, IsNull, Not } from 'typeorm'
import type { CancelTiming } from '#contract/billing-choices.js'
import type { GivenSubscriptionItem } from '#contract/subscription-items.js'
import type { GivenPortalItem } from '#contract/portal-items.js'
import { Price } from '../prices/price.entity.js'
import type { Subscription } from '../subscriptions/subscription.entity.js'
import { ChangeScheduled, PortalItemsFixed, PriceNotOffered, QuantityFixed } from './billing-portal.errors.js'
import { type PortalRules, rulesOf } from './portal-rules.js'

const withoutPeriod = ['incomplete', 'paused']
const changeable = ['trialing', 'active', 'past_due']

export const isChangeable = ({ status, nextItems }: Subscription): boolean =>
  changeable.includes(status) && nextItems === null

/** A subscription without a running period has no end to wait for. */
export function cancelTimingsOf({ status, cancelAtPeriodEnd }: Subscription, rules: PortalRules): CancelTiming[] {
  if (rules.cancellation === 'no' || status === 'canceled') return []
  if (withoutPeriod.includes(status)) return ['now']
  const later: CancelTiming[] = cancelAtPeriodEnd ? [] : ['period_end']
  return rules.cancellation === 'period_end' ? later : [...later, 'now']
}

/** Canceling again is allowed, because it changes nothing. */
export function mayCancel({ status }: Subscription, { cancellation }: PortalRules, when: CancelTiming): boolean {
  if (cancellation === 'no') return false
  if (status === 'canceled' || withoutPeriod.includes(status)) return true
  return when === 'period_end' || cancellation === 'now_or_period_end'
}

/** Only what the customer canceled; what the merchant canceled or paused is the merchant's to resume. */
export const isResumable = (subscription: Subscription, { cancellation }: PortalRules): boolean =>
  cancellation !== 'no' &&
  changeable.includes(subscription.status) &&
  subscription.cancelAtPeriodEnd &&
  subscription.cancellationFeedback !== null

/** Several prices of one subscription have the same interval, so one alone cannot get another. */
export async function offeredPrices(
  manager: EntityManager,
  { clientID, mode, currency, items, interval, intervalCount }: Subscription,
  { priceIDs }: PortalRules,
): Promise<Price[]> {
  if (priceIDs.length === 0) return []
  const where = { priceID: In(priceIDs), clientID, mode, currency, retiredAt: IsNull(), interval: Not(IsNull()) }
  const found = await manager.findBy(Price, where)
  const isSame = (price: Price) => price.interval === interval && (price.intervalCount ?? 1) === intervalCount
  const offered = items.length > 1 ? found.filter(isSame) : found
  return offered.sort((one, other) => priceIDs.indexOf(one.priceID) - priceIDs.indexOf(other.priceID))
}

/** The items that a customer asks for, once it is sure that the merchant allows them. */
export async function allowedItems(
  manager: EntityManager,
  subscription: Subscription,
  asked: readonly GivenPortalItem[],
): Promise<GivenSubscriptionItem[]> {
  const rules = await rulesOf(manager, subscription)
  if (subscription.nextItems) throw new ChangeScheduled()
  if (asked.length !== subscription.items.length) throw new PortalItemsFixed()
  return subscription.items.map(({ priceID: before, quantity: number, taxRateID }, at) => {
    const { priceID, quantity } = asked[at] ?? { priceID: before, quantity: number }
    if (priceID !== before && !rules.priceIDs.includes(priceID)) throw new PriceNotOffered()
    if (quantity !== number && !rules.mayChangeQuantity) throw new QuantityFixed()
    return { priceID, quantity, ...(taxRateID && { taxRateID }) }
  })
}
