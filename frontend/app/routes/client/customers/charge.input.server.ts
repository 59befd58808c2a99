import { check, type Fields } from '#contract/check.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import * as words from '#contract/messages/client/payment-links.js'
import { type Currency, currencies } from '#contract/money.js'
import { ChargeCustomer } from '#contract/saved-methods.js'
import { formatMoney, typedMoney } from '#contract/spoken-formats.js'

type Read = { value: ChargeCustomer; fields?: undefined } | { value?: undefined; fields: Fields }

const isCurrency = (value: unknown): value is Currency => (currencies as readonly unknown[]).includes(value)

/** The form as the call wants it: the amount in minor units. */
export async function readCharge(input: Record<string, unknown>, savedPaymentMethodID: string): Promise<Read> {
  const { amount: typed, currency, description, reference, notifyPayer } = input
  if (!isCurrency(currency)) return { fields: { currency: words.pleaseSelectACurrency } }
  const amount = typedMoney(String(typed ?? '').trim(), currency)
  const notifies = notifyPayer === 'yes' && { notifyPayer: true }
  const given = { amount, currency, description, reference, savedPaymentMethodID, ...notifies }
  const { value, fields } = await check(ChargeCustomer, given)
  const faults = { ...fields, ...(fields?.amount && { amount: sentenceOf(amount, currency) }) }
  return value ? { value } : { fields: faults }
}

function sentenceOf(amount: number | null, currency: Currency): string {
  if (amount === null) return words.hasNoSuchAmount(currency)
  if (amount < 1) return words.pleaseEnterMoreThanNothing
  return words.pleaseEnterAtMost(formatMoney(amountMaxMinorUnits, currency))
}
