import { couponCodeMaxLength } from './billing-limits.js'
import { OptionalText, RequiredText } from './fields.js'
import { codeRequired } from './messages/errors/coupons.js'

/** PUT /payment-links/:token/coupon */
export class ApplyCouponCode {
  /** As the payer typed it; letters count without regard to case. */
  @RequiredText(codeRequired, couponCodeMaxLength)
  code!: string
}

/** Which price the payer agreed to, because another page may have changed it. */
export class WithShownCoupon {
  /**
   * The `couponID` that the payer saw with the price, or `none`. Needed if the session has `allowPromotionCodes`.
   * With `PAYMENT_LINK_CHANGED`, the session has another coupon by now, and no payment was taken.
   */
  @OptionalText(40)
  shownCoupon?: string
}

/** What a coupon takes off the periods of a subscription that a payer starts. */
export interface CheckoutCouponView {
  couponID: string
  code: string
  /** Minor units off each period that it counts for, before tax. */
  discountAmount: number
  /** Minor units for each of these periods, with tax. */
  amountPerPeriod: number
  /** How many periods it counts for, from the first charge on; null: all of them. */
  periods: number | null
}
