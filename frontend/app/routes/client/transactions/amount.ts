import type { Fields } from '#contract/check.js'
import { type Currency, decimalOf, formatMoney, parseMoney } from '#contract/money.js'

type Read = { amount: number; fields?: undefined } | { amount?: undefined; fields: Fields }

interface Limit {
  currency: Currency
  most: number
  /** What can be done with so much of it: `captured`. */
  action: string
}

/** What a person typed in major units, in minor units. */
export function readAmount(text: string | undefined, { currency, most, action }: Limit): Read {
  if (!text?.trim()) return { fields: { amount: 'Amount is required' } }
  const amount = parseMoney(text, currency)
  if (!amount) return { fields: { amount: `Please enter an amount such as ${decimalOf(most, currency)}` } }
  if (amount > most) return { fields: { amount: `At most ${formatMoney(most, currency)} can be ${action}` } }
  return { amount }
}
