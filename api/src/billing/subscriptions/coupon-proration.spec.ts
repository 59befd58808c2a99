import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { currencies, currencyExponents } from '#contract/money.js'
import type { ChangeTiming } from '#contract/billing-choices.js'
import { discountsOf } from '../invoices/discounts.js'
import { chargedOf } from '../invoices/invoice-sums.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import { nearest, sumOf } from '../invoices/shares.js'
import { periodOf } from './periods.js'
import { planChange } from './plan-change.js'
import type { PricedItem } from './priced-items.js'
import { secondsOf } from './proration.js'
import type { NextDiscount } from './kept-discount.js'
import { discountsOfPeriod, withDiscount } from './subscription-discounts.js'
import { wholeLines } from './subscription-lines.js'
import type { Subscription } from './subscription.entity.js'

const itemOf = (amount: bigint, at: number): PricedItem =>
  ({
    item: { priceID: `prc_${at}_${amount}`, quantity: 1, taxRateID: null },
    price: { priceID: `prc_${at}_${amount}`, currency: 'EUR', interval: 'month', intervalCount: 1, unitAmount: 0 },
    ...{ name: 'Seats', rate: null, amount, off: 0n, discount: null },
  }) as unknown as PricedItem

const start = new Date('2027-01-31T10:20:30Z')

const couponOf = (given: Partial<NextDiscount>): NextDiscount => ({
  ...{ couponID: 'cpn_1', couponRedemptionID: 'cpr_1', shownName: 'SPRING', name: 'Spring', code: 'SPRING' },
  ...{ partsOff: null, amountOff: null, periodsLeft: null, isUsed: false, ...given },
})

function expectWhole(lines: readonly LooseLine[]): void {
  for (const { amount, discountAmount, couponID } of lines) {
    expect(discountAmount >= 0 && discountAmount <= Math.max(amount, 0)).toBe(true)
    expect(couponID !== null || discountAmount === 0).toBe(true)
  }
}

describe('two years of changes with coupons', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 9_999_999n }), { minLength: 1, maxLength: 4 })
  const coupon = fc
    .record({
      off: fc.oneof(
        fc.record({ partsOff: fc.integer({ min: 1, max: 10_000 }) }),
        fc.record({ amountOff: fc.integer({ min: 1, max: 20_000_000 }) }),
      ),
      periodsLeft: fc.option(fc.integer({ min: 1, max: 12 })),
    })
    .map(({ off, periodsLeft }) => couponOf({ ...off, periodsLeft }))
  const change = fc.record({
    second: fc.integer({ min: 0, max: 730 * 86_400 }),
    items: amounts,
    next: fc.option(coupon),
  })

  it('charge minus credit is the discounted price over time, to the minor unit', () => {
    const input = fc.record({
      currency: fc.constantFrom(...currencies),
      first: amounts,
      coupon: fc.option(coupon),
      changes: fc.array(change, { maxLength: 30 }),
    })
    fc.assert(
      fc.property(input, ({ currency, first, coupon: given, changes }) => {
        const scaled = (some: bigint[]) =>
          some.map((one, at) => itemOf(one * 10n ** BigInt(currencyExponents[currency]) + (one % 10n), at))
        const later = changes
          .map(({ second, items, next }) => ({
            at: new Date(start.getTime() + second * 1000),
            after: scaled(items),
            next,
          }))
          .sort((one, other) => one.at.getTime() - other.at.getTime())
        play(scaled(first), given, later)
      }),
      { numRuns: 200 },
    )
  })
})

interface Change {
  at: Date
  after: PricedItem[]
  next: NextDiscount | null
}

/** Each period bills what its discounted prices come to over time, and a coupon counts for as many periods as it says. */
function play(first: PricedItem[], coupon: NextDiscount | null, changes: Change[]): void {
  let [now, nextDiscount] = [first, coupon]
  const rhythm = { anchorAt: start, interval: 'month' as const, intervalCount: 1, timeZone: 'UTC' }
  for (let number = 0; number < 24; number += 1) {
    const whole = periodOf(rhythm, number)
    const begun = discountsOfPeriod({ discount: null, nextDiscount }, { anchorNumber: 0, periodNumber: number })
    const expectedLeft = nextDiscount?.periodsLeft ?? null
    if (nextDiscount && expectedLeft !== null) expect(begun.nextDiscount?.periodsLeft ?? 0).toBe(expectedLeft - 1)
    nextDiscount = begun.nextDiscount
    const subscription = {
      ...{ ...rhythm, currency: 'EUR', status: 'active', carry: 0, periodNumber: number, anchorNumber: 0 },
      ...{ currentPeriodStart: whole.start, currentPeriodEnd: whole.end, ...begun },
    } as unknown as Subscription
    const bill = wholeLines(withDiscount(now, begun.discount), whole)
    let [exact, from] = [0n, whole.start]
    const rateOf = (items: PricedItem[]) => {
      const gross = items.map(({ amount }) => amount)
      return sumOf(gross) - (begun.discount ? sumOf(discountsOf(gross, begun.discount)) : 0n)
    }
    for (const { at, after, next } of changes.filter((one) => one.at >= whole.start && one.at < whole.end)) {
      if (next) nextDiscount = next
      const asked = { before: now, after, applies: 'now_prorated' as ChangeTiming, at }
      const planned = planChange({ ...subscription, nextDiscount }, asked)
      bill.push(...planned.lines)
      Object.assign(subscription, planned.change)
      exact += rateOf(now) * secondsOf({ start: from, end: at })
      ;[now, from] = [after, at]
    }
    exact += rateOf(now) * secondsOf({ start: from, end: whole.end })
    expectWhole(bill)
    const billed = bill.reduce((sum, line) => sum + BigInt(chargedOf(line)), 0n)
    expect(billed).toBe(nearest(exact, secondsOf(whole)))
  }
}
