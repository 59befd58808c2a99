import type { Currency } from '#contract/money.js'
import { stripeScaleOf } from '#contract/stripe-amounts.js'

export const fromStripe = (counted: number, currency: Currency): number => counted / stripeScaleOf(currency)
