import { type EntityManager, In, IsNull, MoreThan, MoreThanOrEqual } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import type { CancelTiming } from '#contract/billing-choices.js'
import type { GivenSubscriptionItem } from '#contract/subscription-items.js'
import type { GivenPortalItem } from '#contract/portal-items.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { Price } from '../prices/price.entity.js'
import { Product } from '../products/product.entity.js'
import type { Subscription } from '../subscriptions/subscription.entity.js'
import {
  ChangeScheduled,
  InvoiceNotPaid,
  PortalItemsFixed,
  PriceNotOffered,
  QuantityFixed,
} from './billing-portal.errors.js'
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

/**
 * A change credits the rest of the period, and that may only be what the customer paid and got back from nobody.
 * Invoices have the time of the customer, as periods have.
 */
export function hasUnpaidInvoice(manager: EntityManager, subscription: Subscription): Promise<boolean> {
  const { subscriptionID, currentPeriodStart } = subscription
  const ofPeriod = { subscriptionID, createdAt: MoreThanOrEqual(currentPeriodStart) }
  return manager.existsBy(Invoice, [
    { subscriptionID, status: In(['open', 'uncollectible']) },
    { ...ofPeriod, status: 'void' },
    { ...ofPeriod, amountCredited: MoreThan(0) },
  ])
}

export interface OfferedPrice {
  price: Price
  name: string
}

/**
 * What the merchant still sells. Several items have the same interval, so one alone cannot get another, and a coupon
 * counts periods, so a customer must not make them longer.
 */
export async function offeredPrices(
  manager: EntityManager,
  subscription: Subscription,
  { priceIDs }: PortalRules,
): Promise<OfferedPrice[]> {
  const { clientID, mode, currency, items, interval, intervalCount, discount, nextDiscount } = subscription
  const others = priceIDs.filter((priceID) => !items.some((item) => item.priceID === priceID))
  if (others.length === 0) return []
  const where = {
    priceID: In(others),
    clientID,
    mode,
    currency,
    retiredAt: IsNull(),
    interval: isSet(),
    usageType: 'licensed' as const,
  }
  const found = await manager.findBy(Price, where)
  const keepsInterval = items.length > 1 || discount !== null || nextDiscount !== null
  const isSame = (price: Price) => price.interval === interval && (price.intervalCount ?? 1) === intervalCount
  const prices = keepsInterval ? found.filter(isSame) : found
  const productID = In(prices.map((price) => price.productID))
  const products = prices.length > 0 ? await manager.findBy(Product, { productID, retiredAt: IsNull() }) : []
  return others.flatMap((priceID) => {
    const price = prices.find((one) => one.priceID === priceID)
    const product = products.find((one) => one.productID === price?.productID)
    return price && product ? [{ price, name: product.name }] : []
  })
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
  if (await hasUnpaidInvoice(manager, subscription)) throw new InvoiceNotPaid()
  const offered = new Set((await offeredPrices(manager, subscription, rules)).map(({ price }) => price.priceID))
  return subscription.items.map(({ priceID: before, quantity: number, taxRateID }, at) => {
    const { priceID, quantity } = asked[at] ?? { priceID: before, quantity: number }
    if (priceID !== before && (number === null || !offered.has(priceID))) throw new PriceNotOffered()
    // What is charged by usage has no quantity, and everything else has one.
    if ((quantity === null) !== (number === null)) throw new QuantityFixed()
    if (quantity !== number && !rules.mayChangeQuantity) throw new QuantityFixed()
    return { priceID, ...(quantity !== null && { quantity }), ...(taxRateID && { taxRateID }) }
  })
}
