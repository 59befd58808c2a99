import { describe, expect, it } from '@jest/globals'
import { currencyExponents } from '../../contract/money.js'
import { AmountError, currencyDecimals, spoken, toGatehouse, toVendure } from './amounts.js'

describe('amounts between Vendure and Gatehouse', () => {
  it('knows every currency of Gatehouse with its decimal places', () => {
    expect(currencyDecimals).toEqual(currencyExponents)
  })

  it.each([
    [1234, 'USD', 2, 1234],
    [100_000, 'JPY', 2, 1000],
    [1234, 'KWD', 2, 12_340],
    [12_340, 'EUR', 3, 1234],
    [12_345, 'KWD', 3, 12_345],
    [500, 'JPY', 0, 500],
    [500, 'USD', 0, 50_000],
    [0, 'JPY', 2, 0],
  ])('takes Vendure’s %i %s with %i decimal places as %i, and back', (amount, currency, decimals, expected) => {
    expect(toGatehouse(amount, currency, decimals)).toBe(expected)
    expect(toVendure(expected, currency, decimals)).toBe(amount)
  })

  it('refuses what would have to be rounded', () => {
    expect(() => toGatehouse(105_050, 'JPY')).toThrow("1050.50 JPY can't be paid: JPY has whole amounts only")
    expect(() => toGatehouse(12_345, 'EUR', 3)).toThrow("12.345 EUR can't be paid: EUR has at most 2 decimal places")
    expect(() => toVendure(12_345, 'KWD', 2)).toThrow("12.345 KWD doesn't fit Vendure's money strategy")
  })

  it.each([[Number.NaN], [1.5], [-100], [2 ** 53], [Number.POSITIVE_INFINITY]])('refuses %p', (amount) => {
    expect(() => toGatehouse(amount, 'USD')).toThrow(AmountError)
    expect(() => toVendure(amount, 'USD')).toThrow(AmountError)
  })

  it('refuses an amount that grows beyond what a number holds exactly', () => {
    expect(() => toGatehouse(Number.MAX_SAFE_INTEGER, 'KWD')).toThrow(AmountError)
  })

  it.each([['XXX'], ['usd'], ['toString'], ['']])('refuses the currency %p', (currency) => {
    expect(() => toGatehouse(100, currency)).toThrow("Gatehouse doesn't take payments in")
  })

  it('writes amounts for people', () => {
    expect([spoken(5, 'USD'), spoken(1000, 'JPY'), spoken(12_345, 'KWD')]).toEqual([
      '0.05 USD',
      '1000 JPY',
      '12.345 KWD',
    ])
  })
})
