import { describe, expect, it } from '@jest/globals'
import type { Currency } from '#contract/money.js'
import { processors } from '../processors/registry.js'
import { takesAmount } from './offers.js'

const takes = (name: string, amount: number, currency: Currency) =>
  takesAmount(processors.find((entry) => entry.name === name) ?? {}, { amount, currency })

// docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
describe('the smallest charge of a processor', () => {
  it('is offered, and what is below it is not', () => {
    expect([takes('stripe', 49, 'EUR'), takes('stripe', 50, 'EUR'), takes('stripe', 30, 'GBP')]).toEqual([
      ...[false, true, true],
    ])
    expect([takes('paystack', 4_999, 'NGN'), takes('paystack', 5_000, 'NGN')]).toEqual([false, true])
    expect([takes('paystack', 199, 'USD'), takes('paystack', 200, 'USD')]).toEqual([false, true])
  })

  it('is of a form that the processor has', () => {
    const amounts = [20_001, 20_010]
    expect(amounts.map((amount) => takes('stripe', amount, 'KWD'))).toEqual([false, true])
    expect(amounts.map((amount) => takes('sandbox', amount, 'KWD'))).toEqual([true, true])
  })

  it('is any where the processor names none', () => {
    expect([takes('sandbox', 1, 'EUR'), takes('stripe', 10, 'KWD')]).toEqual([true, true])
  })
})
