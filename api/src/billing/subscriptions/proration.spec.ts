import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { currencies, currencyExponents } from '#contract/money.js'
import { periodOf, startOfPeriod } from './periods.js'
import { prorate, secondsOf } from './proration.js'
import { nearest, sumOf } from '../invoices/shares.js'

const at = (text: string) => new Date(text)
const period = { start: at('2027-04-01T00:00:00Z'), end: at('2027-05-01T00:00:00Z') }
const middle = at('2027-04-16T00:00:00Z')

describe('prorate', () => {
  it('credits what is unused and charges what is left of the period', () => {
    const { credits, charges } = prorate(period, middle, { before: [1_000n], after: [3_000n], carry: 0n })
    expect([credits, charges]).toEqual([[-500n], [1_500n]])
  })

  it('makes credit and charge of the same amount zero, also where it does not divide', () => {
    const { credits, charges, carry } = prorate(period, middle, { before: [999n], after: [999n], carry: 0n })
    expect([sumOf([...credits, ...charges]), carry]).toEqual([0n, 0n])
  })

  it('charges the whole amount at the start, and nothing at the end', () => {
    const amounts = { before: [1_000n], after: [77n, 33n], carry: 0n }
    expect(prorate(period, period.start, amounts)).toEqual({ credits: [-1_000n], charges: [77n, 33n], carry: 0n })
    expect(prorate(period, period.end, amounts)).toEqual({ credits: [0n], charges: [0n, 0n], carry: 0n })
  })

  it('never moves a line further than one minor unit from its exact part', () => {
    const amount = fc.bigInt({ min: 0n, max: 99_999_999_999n })
    const amounts = fc.array(amount, { maxLength: 20 })
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 0, max: 2_592_000 }), (before, after, second) => {
        const now = new Date(period.start.getTime() + second * 1000)
        const { credits, charges } = prorate(period, now, { before, after, carry: 0n })
        const left = secondsOf({ start: now, end: period.end })
        const whole = secondsOf(period)
        for (const [index, one] of [...before.map((value) => -value), ...after].entries()) {
          const share = [...credits, ...charges][index] ?? 0n
          const distance = share * whole - one * left
          expect(distance < whole && distance > -whole).toBe(true)
        }
      }),
    )
  })
})

describe('two years of changes', () => {
  const amount = fc.bigInt({ min: 0n, max: 9_999_999n })
  const items = fc.array(amount, { minLength: 1, maxLength: 4 })
  const change = fc.record({ second: fc.integer({ min: 0, max: 730 * 86_400 }), items })

  it('charge minus credit is the price over time, to the minor unit, in currencies with 0, 2 and 3 decimals', () => {
    expect(new Set(Object.values(currencyExponents))).toEqual(new Set([0, 2, 3]))
    const input = fc.record({
      currency: fc.constantFrom(...currencies),
      rhythm: fc.record({
        anchorAt: fc.constantFrom(at('2027-01-31T10:20:30Z'), at('2028-02-29T00:00:00Z'), at('2027-10-30T01:30:00Z')),
        interval: fc.constantFrom('week' as const, 'month' as const, 'year' as const),
        intervalCount: fc.integer({ min: 1, max: 4 }),
        timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
      }),
      first: items,
      changes: fc.array(change, { maxLength: 30 }),
    })
    fc.assert(
      fc.property(input, ({ currency, rhythm, first: given, changes }) => {
        const scaled = (amounts: bigint[]) =>
          amounts.map((one) => one * 10n ** BigInt(currencyExponents[currency]) + (one % 10n))
        const first = scaled(given)
        const later = changes
          .map(({ second, items: after }) => ({
            at: new Date(rhythm.anchorAt.getTime() + second * 1000),
            after: scaled(after),
          }))
          .sort((one, other) => one.at.getTime() - other.at.getTime())
        let now = first
        for (let number = 0; startOfPeriod(rhythm, number) < daysLater(rhythm.anchorAt, 730); number += 1) {
          const { billed, exact, whole, last } = play(periodOf(rhythm, number), now, later)
          expect(billed).toBe(nearest(exact, whole))
          now = last
        }
      }),
      { numRuns: 300 },
    )
  })
})

const daysLater = (from: Date, days: number) => new Date(from.getTime() + days * 86_400_000)

/** What one period bills with its changes, and the same as price times seconds, which rounds nothing. */
function play(of: { start: Date; end: Date }, first: bigint[], changes: { at: Date; after: bigint[] }[]) {
  const within = changes.filter((change) => change.at >= of.start && change.at < of.end)
  let [last, carry, billed, exact, from] = [first, 0n, sumOf(first), 0n, of.start]
  for (const change of within) {
    const result = prorate(of, change.at, { before: last, after: change.after, carry })
    billed += sumOf([...result.credits, ...result.charges])
    exact += sumOf(last) * secondsOf({ start: from, end: change.at })
    ;[last, carry, from] = [change.after, result.carry, change.at]
  }
  exact += sumOf(last) * secondsOf({ start: from, end: of.end })
  return { billed, exact, whole: secondsOf(of), last }
}
