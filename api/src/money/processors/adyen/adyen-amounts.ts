import { type Currency, currencyExponents } from '#contract/money.js'

/** Adyen counts Icelandic currency otherwise than ISO 4217: it has 2 here, not 0. */
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
  UGX: 0,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  ISK: 2,
  PLN: 2,
  SGD: 2,
  AED: 2,
}

export interface AdyenAmount {
  currency: string
  value: number
}

const scaleOf = (currency: Currency): number => 10 ** (decimals[currency] - currencyExponents[currency])

export const toAdyen = (amount: number, currency: Currency): AdyenAmount => ({
  currency,
  value: amount * scaleOf(currency),
})

/** null: of a currency that we do not have, or no whole number of ours. */
export function fromAdyen(told: { currency?: unknown; value?: unknown } | null | undefined): number | null {
  const { currency, value } = told ?? {}
  const known = Object.keys(decimals).find((one): one is Currency => one === currency)
  if (!known || typeof value !== 'number') return null
  const amount = value / scaleOf(known)
  return Number.isSafeInteger(amount) ? amount : null
}
