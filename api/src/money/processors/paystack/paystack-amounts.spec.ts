import { describe, expect, it } from '@jest/globals'
import { type Currency, currencies, currencyExponents } from '#contract/money.js'
import { fromSubunits, paystackCurrencies, toSubunits } from './paystack-amounts.js'

describe('amounts at Paystack', () => {
  it('are hundredths of the currencies that both know', () => {
    expect([...paystackCurrencies].sort()).toEqual(['KES', 'NGN', 'USD', 'ZAR'])
    for (const currency of paystackCurrencies)
      expect([currency, toSubunits(1_234, currency)]).toEqual([currency, 1_234])
  })

  it('come back as they went', () => {
    for (const currency of currencies) expect(fromSubunits(toSubunits(700, currency), currency)).toBe(700)
  })

  it('are hundredths also of a currency without any, and refuse a part of one', () => {
    const currency = 'XOF' as Currency
    const exponents: Record<string, number> = currencyExponents
    exponents.XOF = 0
    expect([toSubunits(5, currency), fromSubunits(500, currency), fromSubunits(550, currency)]).toEqual([500, 5, null])
    delete exponents.XOF
  })
})
