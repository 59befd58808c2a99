import { describe, expect, it } from '@jest/globals'
import { transactionColumns } from '#contract/csv-columns.js'
import { type Currency, currencies, decimalOf, exampleOf, formatMoney, parseMoney } from '#contract/money.js'
import type { TransactionView } from '#contract/transactions.js'
import { toStripe } from '#contract/stripe-amounts.js'
import { fromSubunits, paystackCurrencies, toSubunits } from './paystack/paystack-amounts.js'
import { paystack } from './paystack/paystack.js'
import { fromStripe } from './stripe/stripe-amounts.js'
import { stripe } from './stripe/stripe.js'

/**
 * Twelve of each currency: as it is typed and written, in our minor units, in Stripe's (docs.stripe.com/currencies: zero-decimal currencies,
 * special cases ISK and UGX, three-decimal currencies) and in Paystack's (paystack.com/docs: supported currencies); null: it does not take it.
 */
const table: Record<Currency, [typed: string, ours: number, stripe: number, paystack: number | null]> = {
  USD: ['12.00', 1_200, 1_200, 1_200],
  EUR: ['12.00', 1_200, 1_200, null],
  GBP: ['12.00', 1_200, 1_200, null],
  CAD: ['12.00', 1_200, 1_200, null],
  AUD: ['12.00', 1_200, 1_200, null],
  CHF: ['12.00', 1_200, 1_200, null],
  NGN: ['12.00', 1_200, 1_200, 1_200],
  ZAR: ['12.00', 1_200, 1_200, 1_200],
  KES: ['12.00', 1_200, 1_200, 1_200],
  INR: ['12.00', 1_200, 1_200, null],
  JPY: ['12', 12, 12, null],
  KWD: ['12.000', 12_000, 12_000, null],
  GHS: ['12.00', 1_200, 1_200, 1_200],
  XOF: ['12', 12, 12, 1_200],
  UGX: ['12', 12, 1_200, null],
  SEK: ['12.00', 1_200, 1_200, null],
  NOK: ['12.00', 1_200, 1_200, null],
  DKK: ['12.00', 1_200, 1_200, null],
  ISK: ['12', 12, 1_200, null],
  PLN: ['12.00', 1_200, 1_200, null],
  SGD: ['12.00', 1_200, 1_200, null],
  AED: ['12.00', 1_200, 1_200, null],
}

describe.each(Object.entries(table) as [Currency, (typeof table)[Currency]][])('%s', (currency, row) => {
  const [typed, ours, atStripe, atPaystack] = row

  it('is typed, written and exported with its own decimals', () => {
    expect([parseMoney(typed, currency), decimalOf(ours, currency)]).toEqual([ours, typed])
    expect(formatMoney(ours, currency).replaceAll(/[^\d.]/g, '')).toBe(typed)
    expect(parseMoney(`${typed.includes('.') ? typed : `${typed}.`}0`, currency)).toBeNull()
    const amounts = transactionColumns.flatMap((column) =>
      typeof column !== 'string' && column.name === 'amount' ? [column] : [],
    )
    expect(amounts.map(({ cell }) => cell({ amount: ours, currency } as TransactionView))).toEqual([typed])
    expect(parseMoney(exampleOf(currency), currency)).toBe(100 * (ours / 12))
  })

  it('goes to Stripe and comes back', () => {
    expect(stripe.currencies).toContain(currency)
    expect([toStripe(ours, currency), fromStripe(atStripe, currency)]).toEqual([atStripe, ours])
  })

  it('goes to Paystack and comes back, where it takes it', () => {
    expect([paystackCurrencies.includes(currency), paystack.currencies.includes(currency)]).toEqual([
      atPaystack !== null,
      atPaystack !== null,
    ])
    if (atPaystack === null) return
    expect([toSubunits(ours, currency), fromSubunits(atPaystack, currency)]).toEqual([atPaystack, ours])
  })
})

it('names all our currencies', () => {
  expect(Object.keys(table).sort()).toEqual([...currencies].sort())
})

it('three decimals end in 0 at Stripe, and parts of a krona or a shilling do not come back from it', () => {
  expect([toStripe(12_010, 'KWD'), toStripe(12_001, 'KWD')]).toEqual([12_010, null])
  for (const currency of ['ISK', 'UGX'] as const) expect(Number.isInteger(fromStripe(1_250, currency))).toBe(false)
})
