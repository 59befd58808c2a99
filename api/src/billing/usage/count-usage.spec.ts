import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { usagePerPeriodMax } from '#contract/billing-limits.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import { countUsage, isWithinMoney } from './count-usage.js'

const none = { quantity: 0, eventCount: 0, lastAt: null }
const at = (seconds: number) => new Date(seconds * 1000)
const events = fc.array(fc.record({ quantity: fc.nat(1_000_000), seconds: fc.nat(1_000) }), { minLength: 1 })

describe('countUsage', () => {
  it('sums, and finds the largest and the latest, in whatever order events come in', () => {
    fc.assert(
      fc.property(events, (sent) => {
        const counted = (aggregation: 'sum' | 'max' | 'last') =>
          sent.reduce(
            (before, { quantity, seconds }) => countUsage(aggregation, before, { quantity, happenedAt: at(seconds) }),
            none as Parameters<typeof countUsage>[1],
          )
        const quantities = sent.map(({ quantity }) => quantity)
        const latest = Math.max(...sent.map(({ seconds }) => seconds))
        const last = sent.filter(({ seconds }) => seconds === latest).at(-1)
        expect(counted('sum').quantity).toBe(quantities.reduce((sum, one) => sum + one, 0))
        expect(counted('max').quantity).toBe(Math.max(...quantities))
        expect(counted('last')).toEqual({ quantity: last?.quantity, eventCount: sent.length, lastAt: at(latest) })
      }),
    )
  })
})

describe('isWithinMoney', () => {
  const price = (unitAmount: number) => ({ unitAmount, tiers: null })
  const most = Math.floor(amountMaxMinorUnits / 4)

  it('leaves room for tax and for what is charged in advance', () => {
    expect(isWithinMoney([{ price: price(1), quantity: most }])).toBe(true)
    expect(isWithinMoney([{ price: price(1), quantity: most + 1 }])).toBe(false)
  })

  it('looks at all that may come onto one invoice', () => {
    const half = { price: price(1), quantity: Math.ceil(most / 2) + 1 }
    expect([isWithinMoney([half]), isWithinMoney([half, half])]).toEqual([true, false])
  })

  it('keeps the quantity of a free price exact', () => {
    expect(isWithinMoney([{ price: price(0), quantity: usagePerPeriodMax }])).toBe(true)
    expect(isWithinMoney([{ price: price(0), quantity: usagePerPeriodMax + 1 }])).toBe(false)
  })
})
