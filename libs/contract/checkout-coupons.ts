import { couponCodeMaxLength } from './billing-limits.js'
import type { UsageDiscountView } from './checkout-usage.js'
import { OptionalText, RequiredText } from './fields.js'
import { codeRequired } from './messages/errors/coupons.js'

/** PUT /payment-links/:token/coupon */
export class ApplyCouponCode {
  /** The code as the payer typed it. Not case-sensitive. */
  @RequiredText(codeRequired, couponCodeMaxLength)
  code!: string
}

/** The price that the payer saw, because another page may have changed it. */
export class WithShownCoupon {
  /**
   * The `couponID` that the payer saw with the price, or `none`. Needed if the session has `allowPromotionCodes`.
   * With `PAYMENT_LINK_CHANGED`, the session has another coupon by now, and no payment was taken.
   */
  @OptionalText(40)
  shownCoupon?: string
}

/** The discount on a subscription that a payer starts. */
export interface CheckoutCouponView {
  couponID: string
  code: string
  /** The discount per period in minor units, before tax. */
  discountAmount: number
  /** The discounted price per period in minor units, including tax, without usage. */
  amountPerPeriod: number
  /** How many periods get the discount, starting with the first charge. Null for all. */
  periods: number | null
  /** What it takes off usage. Null if there is no metered price. */
  usageDiscount: UsageDiscountView | null
}
