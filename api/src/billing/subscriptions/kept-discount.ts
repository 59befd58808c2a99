import type { DiscountTerms } from '../invoices/discounts.js'

/** A coupon as it was when it was redeemed. It counts for whole periods. */
export interface Discount extends DiscountTerms {
  couponRedemptionID: string
  name: string
  code: string | null
}

export interface NextDiscount extends Discount {
  /** Periods that have not begun; null: all of them. */
  periodsLeft: number | null
  /** A period has begun with it, so it can’t be given back. */
  isUsed: boolean
}
