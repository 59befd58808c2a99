import { couponCodeMaxLength } from './billing-limits.js'
import { allOf, OptionalText } from './fields.js'
import * as words from './messages/errors/coupons.js'
import { Passes } from './own-checks.js'

const codeForm = /^[A-Za-z0-9_-]+$/

/** Letters count without regard to case. */
export const OptionalCouponCode = () =>
  allOf(
    OptionalText(couponCodeMaxLength),
    Passes('isCouponCode', (value) => typeof value === 'string' && codeForm.test(value), words.codeForm),
  )

/** How a subscription, a change and a preview of it name a coupon. */
export class WithCoupon {
  /** A coupon. It counts from the first period of a new subscription, and otherwise from the next one. Default: no change. */
  @OptionalText(40)
  couponID?: string

  /** The code of a coupon, in place of `couponID`. */
  @OptionalCouponCode()
  code?: string
}

/** A coupon of a subscription. */
export interface SubscriptionCouponView {
  couponID: string
  couponRedemptionID: string
  name: string
  code: string | null
  percentOff: number | null
  amountOff: number | null
}

/** What a coupon takes off an invoice. */
export interface InvoiceDiscountView {
  couponID: string
  /** Its code, or its name where it has none. */
  name: string
  /** Minor units, before tax. */
  amount: number
}

/** The coupon of the periods that have not begun. */
export interface NextDiscountView extends SubscriptionCouponView {
  /** null: it counts for as long as the subscription lasts. */
  periodsLeft: number | null
}
