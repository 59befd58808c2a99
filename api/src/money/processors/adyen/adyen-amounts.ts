import { type Currency, currencyExponents } from '#contract/money.js'

/** Adyen counts as ISO 4217 does, but for Icelandic currency: it has 2 here, not 0. */
const decimals: Record<Currency, number> = { ...currencyExponents, ISK: 2 }

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
