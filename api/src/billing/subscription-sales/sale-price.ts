import type { EntityManager } from 'typeorm'
import type { CheckoutCouponView } from '#contract/checkout-coupons.js'
import type { UsageDiscountView } from '#contract/checkout-usage.js'
import { clock } from '#contract/clock.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { PaymentLinkClosed } from '../../money/payment-links/payment-links.errors.js'
import type { SoldSubscription } from '../../money/payment-links/sold-subscription.js'
import { updateRow } from '../../platform/database/rows.js'
import type { Coupon } from '../coupons/coupon.entity.js'
import { percentOf } from '../coupons/coupon.view.js'
import { periodsOf } from '../coupons/redeem-coupon.js'
import { summed } from '../invoices/build-lines.js'
import { onInvoice } from '../invoices/made-invoices.js'
import { periodOf } from '../subscriptions/periods.js'
import { isMetered, readItems } from '../subscriptions/priced-items.js'
import { nextDiscountOf, withDiscount } from '../subscriptions/subscription-discounts.js'
import { wholeLines } from '../subscriptions/subscription-lines.js'
import { wholeSeconds } from '../test-clocks/time-of.js'

interface Quote {
  amount: number
  coupon: CheckoutCouponView
}

/** The sums of the invoices that the subscription makes with this coupon. Prices, tax rates and coupons never change. */
export async function quoteOf(manager: EntityManager, link: PaymentLink, coupon: Coupon): Promise<Quote> {
  const { given, interval, intervalCount, timeZone, trialDays } = soldOf(link)
  const priced = await readItems(manager, link, given)
  const period = periodOf({ interval, intervalCount, timeZone, anchorAt: wholeSeconds(clock.now()) }, 0)
  const lines = wholeLines(withDiscount(priced, nextDiscountOf(coupon, '')), period)
  const { discountAmount, total: amountPerPeriod } = summed(onInvoice('', lines))
  const { couponID, code, name } = coupon
  const usageDiscount = priced.some(({ price }) => isMetered(price)) ? usageDiscountOf(coupon, discountAmount) : null
  const told = { couponID, code: code ?? name, discountAmount, amountPerPeriod, periods: periodsOf(coupon) }
  return { amount: trialDays === null ? amountPerPeriod : 0, coupon: { ...told, usageDiscount } }
}

/** Usage has what the prices charged in advance leave of an amount off. */
const usageDiscountOf = ({ partsOff, amountOff }: Coupon, discountAmount: number): UsageDiscountView => ({
  percentOff: percentOf(partsOff),
  amountOff: amountOff === null ? null : amountOff - discountAmount,
})

/** What it sells can still be bought. */
export async function isSold(manager: EntityManager, link: PaymentLink): Promise<boolean> {
  const priced = await readItems(manager, link, link.subscription?.given ?? [])
  return priced.every(({ price, rate }) => !price.retiredAt && !rate?.retiredAt)
}

type SaleChange = Partial<Pick<PaymentLink, 'amount'> & Pick<SoldSubscription, 'coupon' | 'wrongCodes' | 'restarts'>>

export async function takeCouponOff(manager: EntityManager, link: PaymentLink, also: SaleChange = {}): Promise<void> {
  const { trialDays, amountPerPeriod } = soldOf(link)
  await changeSale(manager, link, { ...also, amount: trialDays === null ? amountPerPeriod : 0, coupon: null })
}

export async function changeSale(
  manager: EntityManager,
  link: PaymentLink,
  { amount = link.amount, ...sale }: SaleChange,
): Promise<void> {
  const change = { amount, subscription: { ...soldOf(link), ...sale } }
  Object.assign(link, change)
  await updateRow(manager, PaymentLink, { paymentLinkID: link.paymentLinkID }, change)
}

function soldOf({ subscription }: PaymentLink): SoldSubscription {
  if (!subscription) throw new PaymentLinkClosed()
  return subscription
}
