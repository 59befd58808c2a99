import { type Currency, currencyExponents } from './money.js'

/** Stripe counts as ISO 4217 does, but for Icelandic and Ugandan currency: they have 2 decimals there, not 0. */
const decimals: Record<Currency, number> = { ...currencyExponents, ISK: 2, UGX: 2 }

export const stripeScaleOf = (currency: Currency): number => 10 ** (decimals[currency] - currencyExponents[currency])

/** Minor units as Stripe counts them, in its API and in its fields. null: it has no such amount, since of three decimals the last one must be 0. */
export function toStripe(amount: number, currency: Currency): number | null {
  const counted = amount * stripeScaleOf(currency)
  return Number.isSafeInteger(counted) && (decimals[currency] < 3 || counted % 10 === 0) ? counted : null
}
