import type { CheckoutCouponView } from '#contract/checkout-coupons.js'
import type { Currency } from '#contract/money.js'
import type { CheckoutItemView, CheckoutSubscriptionView } from '#contract/payment-links.js'
import type { SubscriptionItemView } from '#contract/subscriptions.js'

/** Sessions of the version before say nothing of usage. */
type SoldItem = Omit<CheckoutItemView, 'usage'> & Partial<Pick<CheckoutItemView, 'usage'>>
type SoldCoupon = Omit<CheckoutCouponView, 'usageDiscount'> & Partial<Pick<CheckoutCouponView, 'usageDiscount'>>

/** What a session sells, as it was when the session was made. */
export interface SoldSubscription extends Omit<CheckoutSubscriptionView, 'items' | 'takesCodes' | 'coupon'> {
  items: SoldItem[]
  currency: Currency
  given: SubscriptionItemView[]
  timeZone: string
  /** The session named no customer, so the payer becomes one. */
  isNewCustomer: boolean
  /** The payer was signed in to the page of the customer, and chose a card that was saved before. */
  isSignedIn?: boolean
  /** Absent in sessions of the version before. */
  allowPromotionCodes?: boolean
  /** Until the subscription has begun, it is not redeemed. */
  coupon?: SoldCoupon | null
  wrongCodes?: number
  /** How often its subscription was dropped before anybody had paid for it. */
  restarts?: number
}
