import type { DiscountTerms } from '../invoices/discounts.js'

/** A coupon as it was when it was redeemed. It counts for whole periods. */
export interface Discount extends DiscountTerms {
  couponRedemptionID: string
  name: string
  code: string | null
}

/** What a period takes off. A process of a version without coupons begins periods but leaves it as it was. */
export interface PeriodDiscount extends Discount {
  anchorNumber: number
  periodNumber: number
  /** What lines charged in advance have used of an amount off. Absent in periods that a version before began: all of it. */
  taken?: number
}

export interface NextDiscount extends Discount {
  /** Periods that have not begun; null: all of them. */
  periodsLeft: number | null
  /** A period has begun with it, so it can’t be given back. */
  isUsed: boolean
}
