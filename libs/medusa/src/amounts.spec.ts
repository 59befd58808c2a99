import { describe, expect, it } from '@jest/globals'
import { toMajorUnits, toMinorUnits } from './amounts.js'

describe('amounts of Medusa in minor units', () => {
  it.each<[unknown, string, number]>([
    [10, 'usd', 1_000],
    [19.99, 'eur', 1_999],
    ['19.99', 'EUR', 1_999],
    [{ value: '19.990000000000000000', precision: 20 }, 'eur', 1_999],
    [{ raw: { value: '0.29', precision: 20 }, numeric: 0.29 }, 'usd', 29],
    [{ c: [1], e: 0, s: 1, toFixed: () => '1.005' }, 'usd', 101],
    [500, 'jpy', 500],
    [12.345, 'kwd', 12_345],
    [1.5e3, 'usd', 150_000],
    ['1.5e+3', 'usd', 150_000],
    ['25e-1', 'usd', 250],
    ['90071992547409.91', 'usd', 9_007_199_254_740_991],
  ])('%j %s is %i', (amount, code, minor) => {
    expect(toMinorUnits(amount, code)).toBe(minor)
  })

  it.each<[unknown, string, number]>([
    [21.439275, 'usd', 2_144],
    [21.434999, 'usd', 2_143],
    [21.435, 'usd', 2_144],
    [1.005, 'usd', 101],
    [99.5, 'jpy', 100],
    [99.49, 'jpy', 99],
    ['0.0005', 'kwd', 1],
  ])('rounds %j %s half up, as Medusa does it', (amount, code, minor) => {
    expect(toMinorUnits(amount, code)).toBe(minor)
  })

  it.each([
    0,
    -1,
    '-5',
    '',
    'ten',
    null,
    undefined,
    Number.NaN,
    Infinity,
    {},
    [],
    '0.004',
    '90071992547409.92',
    '1e99',
  ])('refuses %j', (amount) => {
    expect(() => toMinorUnits(amount, 'usd')).toThrow(expect.objectContaining({ kind: 'invalid_data' }))
  })

  it.each(['xxx', 'brl', '', 'constructor', '__proto__'])('refuses the currency %j', (code) => {
    expect(() => toMinorUnits(10, code)).toThrow(/Gatehouse takes no payments in/)
  })

  it('gives back what it was given', () => {
    for (const [minor, currency] of [
      [1_999, 'USD'],
      [5, 'USD'],
      [500, 'JPY'],
      [12_345, 'KWD'],
    ] as const)
      expect(toMinorUnits(toMajorUnits(minor, currency), currency)).toBe(minor)
  })
})
