import { describe, expect, it } from '@jest/globals'
import { randomInt } from 'node:crypto'
import { amountMaxMinorUnits } from './limits.js'
import {
  type Currency,
  currencies,
  decimalOf,
  feeOf,
  formatMoney,
  fromHundredths,
  parseMoney,
  parseRate,
  toHundredths,
} from './money.js'

describe('feeOf', () => {
  it.each([
    [10_000, 250, 250],
    [1, 250, 0],
    [20, 250, 1],
    [19, 250, 0],
    [60, 250, 2],
    [1, 5_000, 1],
    [1, 4_999, 0],
    [3, 5_000, 2],
    [1, 10_000, 1],
    [100, 1, 0],
    [5_000, 1, 1],
    [4_999, 1, 0],
    [amountMaxMinorUnits, 10_000, amountMaxMinorUnits],
    [amountMaxMinorUnits, 333, 3_330_000_000],
    [amountMaxMinorUnits, 1, 10_000_000],
  ])('of %i at %i hundredths of a percent is %i: halves are rounded up', (amount, rate, fee) => {
    expect(feeOf(amount, rate)).toBe(fee)
  })

  it('and what is left make the amount, and the fee is off by half a unit at most', () => {
    for (let turn = 0; turn < 5_000; turn += 1) {
      const amount = turn % 2 ? randomInt(1, 10_000) : randomInt(1, amountMaxMinorUnits + 1)
      const rate = randomInt(1, 10_001)
      const fee = feeOf(amount, rate)
      const net = amount - fee
      expect(Number.isSafeInteger(fee) && fee >= 0 && net >= 0).toBe(true)
      expect(BigInt(fee) + BigInt(net)).toBe(BigInt(amount))
      const missing = BigInt(amount) * BigInt(rate) - BigInt(fee) * 10_000n
      expect([amount, rate, missing >= -5_000n && missing < 5_000n]).toEqual([amount, rate, true])
    }
  })

  it('never falls when the amount or the rate rises', () => {
    for (let turn = 0; turn < 2_000; turn += 1) {
      const [amount, rate] = [randomInt(1, amountMaxMinorUnits), randomInt(1, 10_000)]
      expect(feeOf(amount + 1, rate)).toBeGreaterThanOrEqual(feeOf(amount, rate))
      expect(feeOf(amount, rate + 1)).toBeGreaterThanOrEqual(feeOf(amount, rate))
    }
  })
})

describe('toHundredths', () => {
  it('and back is the same percentage, for each that a form can send', () => {
    for (let hundredths = 1; hundredths <= 10_000; hundredths += 1) {
      const written = (hundredths / 100).toFixed(2)
      expect(toHundredths(Number(written))).toBe(hundredths)
      expect(fromHundredths(hundredths)).toBe(Number(written))
    }
  })
})

describe('formatMoney', () => {
  it.each<[number, Currency, string]>([
    [1_234, 'USD', '$12.34'],
    [0, 'USD', '$0.00'],
    [5, 'USD', '$0.05'],
    [99, 'USD', '$0.99'],
    [100, 'USD', '$1.00'],
    [123_450, 'USD', '$1,234.50'],
    [123_456_789, 'USD', '$1,234,567.89'],
    [amountMaxMinorUnits, 'USD', '$999,999,999.99'],
    [-1_234, 'USD', '-$12.34'],
    [-5, 'USD', '-$0.05'],
    [500, 'JPY', '\u00a5500'],
    [0, 'JPY', '\u00a50'],
    [1_234_567, 'JPY', '\u00a51,234,567'],
    [1_500, 'CAD', 'CA$15.00'],
    [1_234, 'KWD', 'KWD\u00a01.234'],
    [5, 'KWD', 'KWD\u00a00.005'],
    [-1_234_567, 'KWD', '-KWD\u00a01,234.567'],
    [1_234, 'EUR', '\u20ac12.34'],
    [1_234, 'GBP', '\u00a312.34'],
  ])('writes %i %s as %s', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text)
  })

  it('never writes minus zero', () => {
    expect(formatMoney(-0, 'USD')).toBe('$0.00')
  })
})

describe('parseMoney', () => {
  it.each([
    ['129.50', 'USD', 12_950],
    ['129.5', 'USD', 12_950],
    [' 1,234,567.89 ', 'USD', 123_456_789],
    ['12', 'USD', 1_200],
    ['12.', 'USD', 1_200],
    ['0.07', 'USD', 7],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1_234],
    ['1.005', 'USD', null],
    ['1.5', 'JPY', null],
    ['', 'USD', null],
    ['-1', 'USD', null],
    ['1e3', 'USD', null],
    ['12,5', 'USD', null],
    ['9999999999999', 'USD', null],
  ] as const)('reads %j %s as %j', (text, currency, amount) => {
    expect(parseMoney(text, currency)).toBe(amount)
  })
})

describe('parseRate', () => {
  it.each([
    ['2.5', 250],
    ['2.50', 250],
    ['100', 10_000],
    ['0.01', 1],
    ['0', null],
    ['100.01', null],
    ['2.505', null],
    ['abc', null],
  ])('reads %j as %j', (text, hundredths) => {
    expect(parseRate(text)).toBe(hundredths)
  })
})

describe('decimalOf', () => {
  it('writes what parseMoney reads, in every currency', () => {
    for (const currency of currencies) {
      for (const amount of [0, 1, 9, 10, 999, 1_000, 123_456, amountMaxMinorUnits]) {
        expect([currency, parseMoney(decimalOf(amount, currency), currency)]).toEqual([currency, amount])
      }
    }
    expect(['USD', 'JPY', 'KWD'].map((currency) => decimalOf(-1_234, currency as Currency))).toEqual([
      '-12.34',
      '-1234',
      '-1.234',
    ])
  })
})
