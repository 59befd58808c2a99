import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type DiscountTerms, discountsOf } from './discounts.js'

const terms = (given: Partial<DiscountTerms>): DiscountTerms => ({
  ...{ couponID: 'cpn_1', shownName: 'SPRING', partsOff: null, amountOff: null },
  ...given,
})
const sum = (numbers: readonly bigint[]) => numbers.reduce((total, one) => total + one, 0n)

describe('discountsOf', () => {
  it('shares a percentage by largest remainder', () => {
    // A third of 3 × 100 is 100: one line gives the unit that does not divide.
    expect(discountsOf([100n, 100n, 100n], terms({ partsOff: 3_333 }))).toEqual([34n, 33n, 33n])
    expect(discountsOf([1n, 1n], terms({ partsOff: 5_000 }))).toEqual([1n, 0n])
  })

  it('shares an amount by what the lines come to, and loses what they cannot take', () => {
    expect(discountsOf([300n, 100n], terms({ amountOff: 200 }))).toEqual([150n, 50n])
    expect(discountsOf([300n, 100n], terms({ amountOff: 401 }))).toEqual([300n, 100n])
    expect(discountsOf([0n, 0n], terms({ amountOff: 401 }))).toEqual([0n, 0n])
  })

  it('takes the whole discount, and from no line more than it has', () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 99_999_999_999n }), { maxLength: 20 })
    const coupon = fc.oneof(
      fc.integer({ min: 1, max: 10_000 }).map((partsOff) => terms({ partsOff })),
      fc.integer({ min: 1, max: 99_999_999_999 }).map((amountOff) => terms({ amountOff })),
    )
    fc.assert(
      fc.property(amounts, coupon, (given, off) => {
        const discounts = discountsOf(given, off)
        expect(discounts.every((one, at) => one >= 0n && one <= (given[at] ?? 0n))).toBe(true)
        const total = sum(discounts)
        if (off.amountOff !== null) expect(total).toBe(BigInt(Math.min(off.amountOff, Number(sum(given)))))
        else {
          const twice = (total * 10_000n - sum(given) * BigInt(off.partsOff ?? 0)) * 2n
          expect(twice <= 10_000n && twice >= -10_000n).toBe(true)
        }
      }),
    )
  })
})
