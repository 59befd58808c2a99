import type { UsageAggregation } from './billing-choices.js'
import type { PriceTier } from './prices.js'

/** What a metered price charges, after each period. */
export interface CheckoutUsageView {
  /** The price of one unit, in minor units. Null if the price has `tiers`. */
  unitAmount: number | null
  tiers: PriceTier[] | null
  usageAggregation: UsageAggregation
  /** The tax that is added to the price. Null if there is none, or the price includes it. */
  addedTax: { name: string; percentage: number } | null
}

/** What a coupon takes off the usage of each period, before tax. The other is null. */
export interface UsageDiscountView {
  percentOff: number | null
  /** In minor units: what the prices charged in advance leave of the coupon. */
  amountOff: number | null
}
