import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { amountOfPrice } from './price-amount.js'

const tiers = [
  { upTo: 10, unitAmount: 500 },
  { upTo: 20, unitAmount: 300 },
  { upTo: null, unitAmount: 0 },
]

describe('amountOfPrice', () => {
  it.each([
    [1, 500n],
    [10, 5_000n],
    [11, 5_300n],
    [20, 8_000n],
    [1_000_000, 8_000n],
  ])('charges %i units by the tier of each', (quantity, amount) => {
    expect(amountOfPrice({ unitAmount: null, tiers }, quantity)).toBe(amount)
  })

  it('multiplies a unit amount exactly, also past the whole numbers of JavaScript', () => {
    expect(amountOfPrice({ unitAmount: 99_999_999_999, tiers: null }, 999_999)).toBe(99_999_899_999_000_001n)
  })

  it('costs one more unit what the tier of that unit says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (quantity) => {
        const price = { unitAmount: null, tiers }
        const unit = BigInt(tiers.find(({ upTo }) => upTo === null || quantity + 1 <= upTo)?.unitAmount ?? -1)
        expect(amountOfPrice(price, quantity + 1) - amountOfPrice(price, quantity)).toBe(unit)
      }),
    )
  })
})
