import { describe, expect, it } from '@jest/globals'
import { currencies } from '#contract/money.js'
import { fromSubunits, paystackCurrencies, toSubunits } from './paystack-amounts.js'

describe('amounts at Paystack', () => {
  it('are hundredths of the currencies that both know', () => {
    expect([...paystackCurrencies].sort()).toEqual(['GHS', 'KES', 'NGN', 'USD', 'XOF', 'ZAR'])
    for (const currency of paystackCurrencies.filter((one) => one !== 'XOF'))
      expect([currency, toSubunits(1_234, currency)]).toEqual([currency, 1_234])
  })

  it('come back as they went', () => {
    for (const currency of currencies) expect(fromSubunits(toSubunits(700, currency), currency)).toBe(700)
  })

  it('are hundredths also of a currency without any, and refuse a part of one', () => {
    expect([toSubunits(5, 'XOF'), fromSubunits(500, 'XOF'), fromSubunits(550, 'XOF')]).toEqual([500, 5, null])
  })
})
