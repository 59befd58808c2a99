import type { EntityManager } from 'typeorm'
import type { NextDiscountView } from '#contract/coupon-fields.js'
import type { SubscriptionCouponView } from '#contract/coupon-fields.js'
import type { Coupon } from '../coupons/coupon.entity.js'
import { percentOf } from '../coupons/coupon.view.js'
import { periodsOf, setPeriodsLeft } from '../coupons/redeem-coupon.js'
import { discountsOf, termsOfCoupon } from '../invoices/discounts.js'
import type { Discount, NextDiscount, PeriodDiscount } from './kept-discount.js'
import type { PricedItem } from './priced-items.js'
import type { Subscription } from './subscription.entity.js'

export const nextDiscountOf = (coupon: Coupon, couponRedemptionID: string): NextDiscount => ({
  ...termsOfCoupon(coupon),
  ...{ couponRedemptionID, name: coupon.name, code: coupon.code, periodsLeft: periodsOf(coupon), isUsed: false },
})

type Discounts = Pick<Subscription, 'discount' | 'nextDiscount'>

type Numbers = Pick<Subscription, 'anchorNumber' | 'periodNumber'>

/** null also where the discount is of an earlier period. */
export function currentDiscount(subscription: Discounts & Numbers): PeriodDiscount | null {
  const { discount, anchorNumber, periodNumber } = subscription
  return discount?.anchorNumber === anchorNumber && discount.periodNumber === periodNumber ? discount : null
}

/** What the next period takes: the unit that begins the period writes it, so each period counts once. */
export function discountsOfPeriod({ nextDiscount }: Discounts, { anchorNumber, periodNumber }: Numbers): Discounts {
  if (!nextDiscount) return { discount: null, nextDiscount: null }
  const { periodsLeft, isUsed: _, ...taken } = nextDiscount
  const discount = { ...taken, anchorNumber, periodNumber, ...(taken.amountOff !== null && { taken: 0 }) }
  const left = periodsLeft === null ? null : periodsLeft - 1
  return { discount, nextDiscount: left === 0 ? null : { ...nextDiscount, periodsLeft: left, isUsed: true } }
}

const takenOf = ({ amountOff, taken }: PeriodDiscount): number => taken ?? amountOff ?? 0

/** The discount of the current period once lines have taken more of its amount, or given some back. Null if it stays as it is. */
export function takenBy(subscription: Discounts & Numbers, more: number): PeriodDiscount | null {
  const discount = currentDiscount(subscription)
  if (!discount || discount.amountOff === null || more === 0) return null
  // What was added without a charge took nothing, although its removal gives something back.
  return { ...discount, taken: Math.max(0, takenOf(discount) + more) }
}

/** What is left of the current period's coupon for usage: lines charged in advance have taken their part of an amount off. */
export function restOfDiscount(subscription: Discounts & Numbers): PeriodDiscount | null {
  const discount = currentDiscount(subscription)
  if (!discount || discount.amountOff === null) return discount
  return { ...discount, amountOff: Math.max(0, discount.amountOff - takenOf(discount)) }
}

/** After a period has begun. */
export async function notePeriodsLeft(manager: EntityManager, { discount, nextDiscount }: Discounts): Promise<void> {
  if (!discount) return
  const { couponRedemptionID } = discount
  const left = nextDiscount?.couponRedemptionID === couponRedemptionID ? nextDiscount.periodsLeft : 0
  await setPeriodsLeft(manager, couponRedemptionID, left)
}

/** The items with what the coupon takes off each of them for a whole period. */
export function withDiscount(items: readonly PricedItem[], discount: Discount | null): PricedItem[] {
  if (!discount) return items.map((item) => ({ ...item, off: 0n, discount }))
  const amounts = items.map(({ amount }) => amount)
  return discountsOf(amounts, discount).map((off, at) => ({ ...(items[at] as PricedItem), off, discount }))
}

export const viewDiscount = (discount: Discount | null): SubscriptionCouponView | null =>
  discount && {
    couponID: discount.couponID,
    couponRedemptionID: discount.couponRedemptionID,
    name: discount.name,
    code: discount.code,
    percentOff: percentOf(discount.partsOff),
    amountOff: discount.amountOff,
  }

export function viewNextDiscount(discount: NextDiscount | null): NextDiscountView | null {
  const view = viewDiscount(discount)
  return view && discount && { ...view, periodsLeft: discount.periodsLeft }
}
