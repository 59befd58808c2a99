import type { Currency } from '#contract/money.js'
import { stripeScaleOf } from '#contract/stripe-amounts.js'

export const fromStripe = (counted: number, currency: Currency): number => counted / stripeScaleOf(currency)

/** What Stripe publishes, where a charge settles in its own currency. */
export const leastAmounts: Partial<Record<Currency, number>> = {
  ...{ USD: 50, EUR: 50, GBP: 30, CAD: 50, AUD: 50, CHF: 50, SGD: 50, INR: 50, JPY: 50 },
  ...{ SEK: 300, NOK: 300, DKK: 250, PLN: 200, AED: 200 },
}
