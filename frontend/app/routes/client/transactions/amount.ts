import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/client/transactions.js'
import type { Currency } from '#contract/money.js'
import { amountToType, formatMoney, typedMoney } from '#contract/spoken-formats.js'

type Read = { amount: number; fields?: undefined } | { amount?: undefined; fields: Fields }

interface Limit {
  currency: Currency
  most: number
  /** What can be done with so much of it: `captured`. */
  action: string
}

/** What a person typed in major units, in minor units. */
export function readAmount(text: string | undefined, { currency, most, action }: Limit): Read {
  if (!text?.trim()) return { fields: { amount: words.amountIsRequired } }
  const amount = typedMoney(text, currency)
  if (!amount) return { fields: { amount: words.pleaseEnterAnAmountSuch(amountToType(most, currency)) } }
  if (amount > most) return { fields: { amount: words.atMostCanBe(formatMoney(most, currency), action) } }
  return { amount }
}
