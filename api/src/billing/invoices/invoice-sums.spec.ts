import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { currencies, currencyExponents } from '#contract/money.js'
import { chargedOf, type SummedLine, sumsOf } from './invoice-sums.js'

const line = (amount: number, partsPerMillion: number | null, taxBehavior: SummedLine['taxBehavior']): SummedLine => ({
  amount,
  discountAmount: 0,
  taxRateID: partsPerMillion === null ? null : `txr_${partsPerMillion}`,
  taxPartsPerMillion: partsPerMillion,
  taxBehavior,
})
const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)

describe('sumsOf', () => {
  it('adds tax to an amount without it, and takes it out of an amount with it', () => {
    expect(sumsOf([line(10_000, 190_000, 'exclusive'), line(11_900, 190_000, 'inclusive')])).toEqual([
      { net: 10_000, taxAmount: 1_900, total: 11_900 },
      { net: 10_000, taxAmount: 1_900, total: 11_900 },
    ])
  })

  it('takes the discount off before the tax', () => {
    const half = (taxBehavior: SummedLine['taxBehavior']) => ({
      ...line(11_900, 190_000, taxBehavior),
      ...{ discountAmount: 5_950 },
    })
    expect(sumsOf([half('exclusive'), half('inclusive')])).toEqual([
      { net: 5_950, taxAmount: 1_130, total: 7_080 },
      { net: 5_000, taxAmount: 950, total: 5_950 },
    ])
  })

  it('leaves a line without a rate untaxed', () => {
    expect(sumsOf([line(500, null, null)])).toEqual([{ net: 500, taxAmount: 0, total: 500 }])
  })

  it('rounds half to even, once for the rate and not for each line', () => {
    // 5% of 10 is 0.5 and becomes 0; of 30 it is 1.5 and becomes 2; three lines of 10 owe 1.5 together.
    expect(sumsOf([line(10, 50_000, 'exclusive')])[0]?.taxAmount).toBe(0)
    expect(sumsOf([line(30, 50_000, 'exclusive')])[0]?.taxAmount).toBe(2)
    expect(sumsOf([10, 10, 10].map((amount) => line(amount, 50_000, 'exclusive'))).map((one) => one.taxAmount)).toEqual(
      [1, 1, 0],
    )
  })

  it('takes credits as it takes charges', () => {
    expect(sumsOf([line(1_234, 77_000, 'exclusive'), line(-1_234, 77_000, 'exclusive')])).toEqual([
      { net: 1_234, taxAmount: 95, total: 1_329 },
      { net: -1_234, taxAmount: -95, total: -1_329 },
    ])
  })

  // An amount is whole minor units whatever they are worth, so each number of decimals only sets how large it gets.
  it.each([0, 2, 3])('sums up exactly in a currency with %i decimals', (decimals) => {
    expect(currencies.some((currency) => currencyExponents[currency] === decimals)).toBe(true)
    const most = 10 ** (8 + decimals)
    const lines = fc.array(
      fc.record({
        amount: fc.integer({ min: -most, max: most }),
        rate: fc.constantFrom(0, 1, 50_000, 77_000, 81_250, 190_000, 999_999, 1_000_000),
        isInclusive: fc.boolean(),
        discount: fc.integer({ min: 0, max: 100 }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(lines, (given) => {
        const asked = given.map(({ amount, rate, isInclusive, discount }) => ({
          ...line(amount, rate, isInclusive ? 'inclusive' : 'exclusive'),
          discountAmount: Math.floor((Math.max(amount, 0) * discount) / 100),
        }))
        const sums = sumsOf(asked)
        for (const [at, { net, taxAmount, total: gross }] of sums.entries()) {
          const { taxBehavior, taxPartsPerMillion: rate } = asked[at] as SummedLine
          const amount = chargedOf(asked[at] as SummedLine)
          expect(net + taxAmount).toBe(gross)
          expect(taxBehavior === 'inclusive' ? gross : net).toBe(amount)
          const exact = (amount * (rate ?? 0)) / (taxBehavior === 'inclusive' ? 1_000_000 + (rate ?? 0) : 1_000_000)
          expect(Math.abs(taxAmount - exact)).toBeLessThan(1.0001)
        }
        for (const taxRateID of new Set(asked.map((one) => one.taxRateID))) {
          const places = [...asked.keys()].filter((at) => asked[at]?.taxRateID === taxRateID)
          const exact = total(
            places.map((at) => {
              const amount = chargedOf(asked[at] as SummedLine)
              const { taxBehavior, taxPartsPerMillion: rate } = asked[at] as SummedLine
              return (amount * (rate ?? 0)) / (taxBehavior === 'inclusive' ? 1_000_000 + (rate ?? 0) : 1_000_000)
            }),
          )
          expect(Math.abs(total(places.map((at) => sums[at]?.taxAmount ?? 0)) - exact)).toBeLessThan(0.5001)
        }
      }),
    )
  })
})
