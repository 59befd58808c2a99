import { describe, expect, it } from '@jest/globals'
import { defaultRetryDays } from '#contract/billing-limits.js'
import { nextTryOf, planEnd } from './retry-plan.js'

const at = new Date('2027-02-10T12:00:00Z')
const failure = { failureCode: 'declined', failed: 1, at, timeZone: 'UTC', triesOfMethod: 1 }
const next = (change: object) => nextTryOf(defaultRetryDays, { ...failure, ...change })

describe('nextTryOf', () => {
  it.each([
    ...['lost_card', 'stolen_card', 'invalid_card', 'suspected_fraud', 'method_not_supported', 'NO_METHOD'],
    'SAVED_METHOD_REFUSED',
  ])('never tries again after %s', (failureCode) => {
    expect(next({ failureCode })).toBeNull()
  })

  it('tries as often as the plan says, and no method more than 15 times in 30 days', () => {
    expect(next({ failed: defaultRetryDays.length })).not.toBeNull()
    expect(next({ failed: defaultRetryDays.length + 1 })).toBeNull()
    expect(next({ triesOfMethod: 14 })).not.toBeNull()
    expect(next({ triesOfMethod: 15 })).toBeNull()
  })

  it('waits for the morning of a payday in the zone of the payer', () => {
    const missing = { failureCode: 'insufficient_funds' }
    expect(next({ ...missing, timeZone: 'America/New_York' })).toEqual({
      ...{ at: new Date('2027-02-15T14:00:00Z'), reason: 'payday' },
    })
    expect(next({ ...missing, at: new Date('2028-02-24T12:00:00Z') })?.at).toEqual(new Date('2028-02-29T09:00:00Z'))
    expect(next({ ...missing, at: new Date('2027-02-02T12:00:00Z') })).toEqual({
      ...{ at: new Date('2027-02-03T12:00:00Z'), reason: 'plan' },
    })
  })

  it('keeps the time of day over a change of the clocks', () => {
    const zoned = { at: new Date('2027-03-27T08:00:00Z'), timeZone: 'Europe/Berlin' }
    expect(next(zoned)?.at).toEqual(new Date('2027-03-28T07:00:00Z'))
    expect(planEnd([1, 1], zoned.at, zoned.timeZone)).toEqual(new Date('2027-03-29T07:00:00Z'))
  })
})
