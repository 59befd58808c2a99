import { type Currency, currencies, currencyExponents } from './money.js'

/** The maximum of one refund, in minor units by currency. Empty: no limit. Otherwise, currencies you leave out can't be refunded. */
export type RefundLimits = Partial<Record<Currency, number>>

/** Null: as much as there is. */
export const limitIn = (limits: RefundLimits, currency: Currency): number | null =>
  Object.keys(limits).length === 0 ? null : (limits[currency] ?? 0)

/** May whoever holds `wide` give `narrow`? */
export const includesLimits = (wide: RefundLimits, narrow: RefundLimits): boolean =>
  currencies.every((currency) => {
    const [most, asked] = [limitIn(wide, currency), limitIn(narrow, currency)]
    return most === null || (asked !== null && asked <= most)
  })

const inMajorUnits: Record<Currency, number> = {
  USD: 100,
  EUR: 100,
  GBP: 100,
  CAD: 100,
  AUD: 100,
  CHF: 100,
  NGN: 100_000,
  ZAR: 2_000,
  KES: 10_000,
  INR: 10_000,
  JPY: 10_000,
  KWD: 30,
  GHS: 1_000,
  XOF: 50_000,
  UGX: 300_000,
  SEK: 1_000,
  NOK: 1_000,
  DKK: 500,
  ISK: 10_000,
  PLN: 400,
  SGD: 100,
  AED: 400,
}

/** Of the role Support at the first start: what a slip of one order costs. */
export const firstSupportLimits: RefundLimits = Object.fromEntries(
  currencies.map((currency) => [currency, inMajorUnits[currency] * 10 ** currencyExponents[currency]]),
)
