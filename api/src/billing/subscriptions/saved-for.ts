import type { EntityManager } from 'typeorm'
import type { SavedForView } from '#contract/payment-links.js'
import { summed } from '../invoices/build-lines.js'
import { onInvoice } from '../invoices/made-invoices.js'
import type { Discount } from './kept-discount.js'
import { periodOf } from './periods.js'
import { readItems } from './priced-items.js'
import { withDiscount } from './subscription-discounts.js'
import { wholeLines } from './subscription-lines.js'
import { rhythmOf } from './renewal-times.js'
import type { Subscription } from './subscription.entity.js'
import { hasUsageToCome } from './usage-lines.js'

/** What the method that the customer saves is charged for each period to come. */
export async function savedForOf(manager: EntityManager, subscription: Subscription): Promise<SavedForView> {
  const { items, nextItems, periodNumber, interval, intervalCount, nextDiscount, cancelAtPeriodEnd } = subscription
  if (subscription.status === 'canceled')
    return { amountPerPeriod: 0, interval, intervalCount, coupon: null, chargesUsage: false }
  const priced = await readItems(manager, subscription, nextItems ?? items)
  const period = periodOf(rhythmOf(subscription), periodNumber + 1)
  const totalWith = (discount: Discount | null): number =>
    summed(onInvoice('', wholeLines(withDiscount(priced, discount), period))).total
  const chargesUsage = await hasUsageToCome(manager, subscription)
  if (cancelAtPeriodEnd) return { amountPerPeriod: 0, interval, intervalCount, coupon: null, chargesUsage }
  const coupon = nextDiscount && { amountPerPeriod: totalWith(nextDiscount), periods: nextDiscount.periodsLeft }
  return { amountPerPeriod: totalWith(null), interval, intervalCount, coupon, chargesUsage }
}
