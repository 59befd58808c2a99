import { describe, expect, it } from '@jest/globals'
import { currencies } from '#contract/money.js'
import { toStripe } from '#contract/stripe-amounts.js'
import { fromStripe } from './stripe-amounts.js'

describe('an amount at Stripe', () => {
  it.each([
    [1, 'USD', 1],
    [1_234, 'EUR', 1_234],
    [500, 'JPY', 500],
    [1, 'JPY', 1],
    [500, 'XOF', 500],
    [500, 'UGX', 50_000],
    [7, 'ISK', 700],
    [150, 'GHS', 150],
    [1_230, 'KWD', 1_230],
    [10, 'KWD', 10],
    [999_999_999_999, 'INR', 999_999_999_999],
  ] as const)('of %d %s is %d', (amount, currency, counted) => {
    expect(toStripe(amount, currency)).toBe(counted)
    expect(fromStripe(counted, currency)).toBe(amount)
  })

  it.each([1_231, 1, 9, 1_005])('of %d KWD cannot be said: the third decimal is 0 there', (amount) => {
    expect(toStripe(amount, 'KWD')).toBeNull()
  })

  it.each(currencies)('comes back as it went in %s', (currency) => {
    for (const amount of [10, 1_000, 123_450]) {
      const counted = toStripe(amount, currency)
      expect(counted === null ? null : fromStripe(counted, currency)).toBe(amount)
    }
  })
})
