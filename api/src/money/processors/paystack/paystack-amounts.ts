import { type Currency, currencies, currencyExponents } from '#contract/money.js'

/** Paystack counts each currency in hundredths, also XOF, which ISO 4217 gives none. */
const paystackExponents: Record<string, number> = { NGN: 2, GHS: 2, ZAR: 2, KES: 2, USD: 2, XOF: 2 }

export const paystackCurrencies = currencies.filter((currency) => Object.hasOwn(paystackExponents, currency))

const between = (currency: Currency): number => (paystackExponents[currency] ?? 2) - currencyExponents[currency]

export const toSubunits = (amount: number, currency: Currency): number => amount * 10 ** between(currency)

/** null: what they took is no whole number of our minor units. */
export function fromSubunits(amount: number, currency: Currency): number | null {
  const ours = amount / 10 ** between(currency)
  return Number.isSafeInteger(ours) ? ours : null
}
