import type { Currency } from '#contract/money.js'
import type { CheckoutSubscriptionView } from '#contract/payment-links.js'
import type { SubscriptionItemView } from '#contract/subscriptions.js'

/** What a session sells, as it was when the session was made. */
export interface SoldSubscription extends CheckoutSubscriptionView {
  currency: Currency
  given: SubscriptionItemView[]
  timeZone: string
  /** The session named no customer, so the payer becomes one. */
  isNewCustomer: boolean
}
