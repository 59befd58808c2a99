import { check, type Fields } from '#contract/check.js'
import { clock } from '#contract/clock.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import * as words from '#contract/messages/client/payment-links.js'
import { type Currency, currencies } from '#contract/money.js'
import { formatMoney, typedMoney } from '#contract/spoken-formats.js'
import { CreatePaymentLink } from '#contract/payment-links.js'

type Read = { value: CreatePaymentLink; fields?: undefined } | { value?: undefined; fields: Fields }

const isCurrency = (value: unknown): value is Currency => (currencies as readonly unknown[]).includes(value)

/** The form as the call wants it: the amount in minor units, the last day as its last moment. */
export async function readPaymentLink(input: Record<string, unknown>): Promise<Read> {
  const { amount: typed, currency, lastDay, use, description, reference } = input
  const amount = isCurrency(currency) ? readAmount(String(typed ?? '').trim(), currency) : noAmount
  const { value, fields } = await check(CreatePaymentLink, {
    description,
    reference,
    currency: isCurrency(currency) ? currency : undefined,
    once: use === 'once',
    ...(amount.value && { amount: amount.value }),
    ...(lastDay ? { expiresAt: `${String(lastDay)}T23:59:59.999Z` } : {}),
  })
  const { expiresAt, currency: wrongCurrency, ...faults } = fields ?? {}
  const all: Fields = {
    ...faults,
    ...(amount.fault && { amount: amount.fault }),
    ...(wrongCurrency && { currency: words.pleaseSelectACurrency }),
    ...(expiresAt && { lastDay: words.enterDate }),
    ...(value?.expiresAt && Date.parse(value.expiresAt) <= clock.time() && { lastDay: words.chooseFutureDate }),
  }
  return value && Object.keys(all).length === 0 ? { value } : { fields: all }
}

const noAmount: ReturnType<typeof readAmount> = {}

function readAmount(typed: string, currency: Currency): { value?: number; fault?: string } {
  if (!typed) return {}
  const value = typedMoney(typed, currency)
  if (value === null) return { fault: words.hasNoSuchAmount(currency) }
  if (value < 1) return { fault: words.pleaseEnterMoreThanNothing }
  if (value > amountMaxMinorUnits) return { fault: words.pleaseEnterAtMost(formatMoney(amountMaxMinorUnits, currency)) }
  return { value }
}
