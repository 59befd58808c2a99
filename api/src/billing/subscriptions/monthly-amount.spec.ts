import { describe, expect, it } from '@jest/globals'
import { monthlyAmount } from './monthly-amount.js'

describe('monthlyAmount', () => {
  it.each([
    [3_000, 'month', 1, 3_000],
    [10_000, 'month', 3, 3_333],
    [12_000, 'year', 1, 1_000],
    [12_000, 'year', 2, 500],
    [700, 'week', 1, 3_042],
    [100, 'day', 1, 3_042],
    [0, 'day', 1, 0],
  ] as const)('%d for each %s × %d is %d a month', (amount, interval, intervalCount, expected) => {
    expect(monthlyAmount(amount, { interval, intervalCount })).toBe(expected)
  })

  it('rounds a half to the even number', () => {
    const everyOther = { interval: 'month', intervalCount: 2 } as const
    expect([1, 3, 5].map((amount) => monthlyAmount(amount, everyOther))).toEqual([0, 2, 2])
  })

  it('stays exact for the largest amounts', () => {
    expect(monthlyAmount(999_999_999_999, { interval: 'year', intervalCount: 1 })).toBe(83_333_333_333)
  })
})
