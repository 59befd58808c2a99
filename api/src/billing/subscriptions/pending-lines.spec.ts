import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { chargedOf } from '../invoices/invoice-sums.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import { applyCredits, totalOf } from './pending-lines.js'

const rates = [
  { taxRateID: null, taxName: null, taxPartsPerMillion: null, taxBehavior: null },
  { taxRateID: 'txr_1', taxName: 'VAT', taxPartsPerMillion: 190_000, taxBehavior: 'exclusive' as const },
  { taxRateID: 'txr_2', taxName: 'GST', taxPartsPerMillion: 100_000, taxBehavior: 'inclusive' as const },
]

const rest = {
  ...{ description: 'Seats', priceID: null, quantity: 1, unitAmount: null, tiers: null, isReverseCharge: false },
  ...{ periodStart: null, periodEnd: null, isUsage: false, isProration: true },
}
const line = fc
  .record({
    amount: fc.integer({ min: -100_000, max: 100_000 }),
    rate: fc.constantFrom(...rates),
    percent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ amount, rate, percent }) => ({
    ...{ ...rest, ...rate, amount, couponID: 'cpn_1', couponName: 'SPRING' },
    discountAmount: Math.floor((Math.max(amount, 0) * percent) / 100),
  }))

describe('applyCredits', () => {
  it('makes no invoice below zero, and loses and invents nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { taken, left } = applyCredits(lines)
        expect(totalOf(taken)).toBeGreaterThanOrEqual(0)
        expect(left.every(({ amount }) => amount < 0)).toBe(true)
        const sum = (some: LooseLine[]) => some.reduce((total, one) => total + chargedOf(one), 0)
        expect(sum(taken) + sum(left)).toBe(sum(lines))
      }),
    )
  })
})
