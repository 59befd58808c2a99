import { type Currency, currencyExponents } from '#contract/money.js'

/** Stripe counts as ISO 4217 does, but for Icelandic and Ugandan currency: they have 2 here, not 0. */
const decimals: Record<Currency, number> = { ...currencyExponents, ISK: 2, UGX: 2 }

const scaleOf = (currency: Currency): number => 10 ** (decimals[currency] - currencyExponents[currency])

/** null: it cannot be said there. Of three decimals the last one must be 0. */
export function toStripe(amount: number, currency: Currency): number | null {
  const counted = amount * scaleOf(currency)
  return Number.isSafeInteger(counted) && (decimals[currency] < 3 || counted % 10 === 0) ? counted : null
}

export const fromStripe = (counted: number, currency: Currency): number => counted / scaleOf(currency)
