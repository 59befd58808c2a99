import { couponCodeMaxLength } from './billing-limits.js'
import { allOf, OptionalText } from './fields.js'
import * as words from './messages/errors/coupons.js'
import { Passes } from './own-checks.js'

const codeForm = /^[A-Za-z0-9_-]+$/

/** Not case-sensitive. */
export const OptionalCouponCode = () =>
  allOf(
    OptionalText(couponCodeMaxLength),
    Passes('isCouponCode', (value) => typeof value === 'string' && codeForm.test(value), words.codeForm),
  )

/** The coupon of a subscription, a change or a preview. */
export class WithCoupon {
  /** A coupon. It applies from the first period of a new subscription, or else from the next period. Default: no change. */
  @OptionalText(40)
  couponID?: string

  /** The code of a coupon, instead of `couponID`. */
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

/** A coupon's discount on an invoice. */
export interface InvoiceDiscountView {
  couponID: string
  /** The coupon's code, or its name if it has no code. */
  name: string
  /** Minor units, before tax. */
  amount: number
}

/** The coupon that applies from the next period on. */
export interface NextDiscountView extends SubscriptionCouponView {
  /** Null if it applies for the life of the subscription. */
  periodsLeft: number | null
}
