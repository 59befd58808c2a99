import { describe, expect, it } from '@jest/globals'
import { limitFields, type LimitValues } from '#contract/limit-names.js'
import { limitsInForce } from './limits-in-force.js'

const none = Object.fromEntries(limitFields.map((name) => [name, null])) as LimitValues
const values = (some: Partial<LimitValues>): LimitValues => ({ ...none, ...some })

describe('the limits in force', () => {
  it('are none without a plan’s and without its own', () => {
    expect(limitsInForce(null, null)).toBeNull()
  })

  it.each([
    ['higher', 20],
    ['lower', 5],
    ['nothing at all', 0],
  ])('are its own where it says %s than the plan', (_what, own) => {
    expect(limitsInForce(values({ dayCount: own }), values({ dayCount: 10 }))).toMatchObject({
      dayCount: own,
      setFor: { dayCount: 'client' },
    })
  })

  it('are the plan’s wherever its own say nothing, limit by limit', () => {
    const inForce = limitsInForce(values({ dayCount: 5 }), values({ dayCount: 10, dayAmount: 1_000 }))
    expect(inForce).toEqual({
      ...values({ dayCount: 5, dayAmount: 1_000 }),
      setFor: {
        ...Object.fromEntries(limitFields.map((name) => [name, null])),
        dayCount: 'client',
        dayAmount: 'plan',
      },
    })
    expect(limitsInForce(null, values({ paymentMost: 7 }))).toMatchObject({
      paymentMost: 7,
      setFor: { paymentMost: 'plan' },
    })
  })
})
