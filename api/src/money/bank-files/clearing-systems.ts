import type { Currency } from '#contract/money.js'

/** ExternalClearingSystemIdentification1Code of ISO 20022, and how the numbers of its members are written. */
const systems: Partial<Record<Currency, [system: string, member: RegExp]>> = {
  AUD: ['AUBSB', /^\d{6}$/],
  CAD: ['CACPA', /^\d{9}$/],
  CHF: ['CHBCC', /^\d{3,5}$/],
  GBP: ['GBDSC', /^\d{6}$/],
  INR: ['INFSC', /^[A-Z]{4}0[A-Z0-9]{6}$/],
  JPY: ['JPZGN', /^\d{7}$/],
  SEK: ['SESBA', /^\d{4}$/],
  SGD: ['SGIBG', /^\d{7}$/],
  USD: ['USABA', /^\d{9}$/],
  ZAR: ['ZANCC', /^\d{6}$/],
}

/** A number without its system says nothing to a bank abroad; null: the currency has no such system, or it writes other numbers. */
export function clearingSystemOf(currency: Currency, member: string): string | null {
  const [system, form] = systems[currency] ?? []
  return system && form?.test(member) ? system : null
}
