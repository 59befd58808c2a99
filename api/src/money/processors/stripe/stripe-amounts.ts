import { type Currency, currencyExponents } from '#contract/money.js'

/** Stripe counts some currencies otherwise than ISO 4217: Icelandic and Ugandan ones have 2 here, not 0. */
const decimals: Record<Currency, number> = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CAD: 2,
  AUD: 2,
  CHF: 2,
  NGN: 2,
  ZAR: 2,
  KES: 2,
  INR: 2,
  JPY: 0,
  KWD: 3,
  GHS: 2,
  XOF: 0,
  UGX: 2,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  ISK: 2,
  PLN: 2,
  SGD: 2,
  AED: 2,
}

const scaleOf = (currency: Currency): number => 10 ** (decimals[currency] - currencyExponents[currency])

/** null: it cannot be said there. Of three decimals the last one must be 0. */
export function toStripe(amount: number, currency: Currency): number | null {
  const counted = amount * scaleOf(currency)
  return Number.isSafeInteger(counted) && (decimals[currency] < 3 || counted % 10 === 0) ? counted : null
}

export const fromStripe = (counted: number, currency: Currency): number => counted / scaleOf(currency)
