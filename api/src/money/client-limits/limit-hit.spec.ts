import { describe, expect, it } from '@jest/globals'
import { limitFields, type LimitValues } from '#contract/limit-names.js'
import { type DayCount, dayMs, dayOf, paymentHit, refundHit } from './limit-hit.js'

const none = Object.fromEntries(limitFields.map((name) => [name, null])) as LimitValues
const now = new Date('2026-05-20T23:59:59.999Z')
const today = dayOf(now)
const midnight = (later: number) => new Date((today + later) * dayMs).toISOString()
const count = (back: number, payments: number, amount = 0): DayCount => ({
  day: today - back,
  payments,
  amount,
  refunds: payments,
  refundAmount: amount,
})
const pay = (limits: Partial<LimitValues>, rows: DayCount[], amount = 100, at = now) =>
  paymentHit({ ...none, ...limits }, rows, amount, at)

describe('a limit', () => {
  it('of one payment takes both ends', () => {
    const limits = { paymentLeast: 100, paymentMost: 200 }
    expect([pay(limits, [], 100), pay(limits, [], 200)]).toEqual([null, null])
    expect(pay(limits, [], 99)).toEqual({ name: 'paymentLeast', limit: 100, left: 0, opensAt: null })
    expect(pay(limits, [], 201)).toEqual({ name: 'paymentMost', limit: 200, left: 200, opensAt: null })
  })

  it('of a day opens at midnight of UTC, to the millisecond', () => {
    const rows = [count(0, 2, 150)]
    expect(pay({ dayCount: 2 }, rows)).toEqual({ name: 'dayCount', limit: 2, left: 0, opensAt: midnight(1) })
    expect(pay({ dayAmount: 200 }, rows)).toEqual({ name: 'dayAmount', limit: 200, left: 50, opensAt: midnight(1) })
    expect(pay({ dayAmount: 250 }, rows)).toBeNull()
    expect(pay({ dayCount: 2 }, rows, 100, new Date(now.getTime() + 1))).toBeNull()
  })

  it('of 30 days counts today and 29 days before, and opens when enough of them have left', () => {
    expect(pay({ thirtyDaysCount: 3 }, [count(29, 3)])).toMatchObject({ left: 0, opensAt: midnight(1) })
    expect(pay({ thirtyDaysCount: 3 }, [count(30, 3)])).toBeNull()
    expect(pay({ thirtyDaysCount: 3 }, [count(0, 3)])).toMatchObject({ opensAt: midnight(30) })
    const rows = [count(20, 1, 50), count(10, 1, 50), count(0, 1, 50)]
    expect(pay({ thirtyDaysAmount: 150 }, rows)).toMatchObject({ left: 0, opensAt: midnight(20) })
    expect(pay({ thirtyDaysAmount: 150 }, rows, 30)).toMatchObject({ opensAt: midnight(10) })
  })

  it('that a payment alone is above never opens', () => {
    expect(pay({ dayAmount: 99 }, [])).toEqual({ name: 'dayAmount', limit: 99, left: 99, opensAt: null })
    expect(pay({ dayCount: 0 }, [])).toMatchObject({ left: 0, opensAt: null })
  })

  it('that opens last is the one that is told, and one that never opens before all', () => {
    const rows = [count(0, 5)]
    expect(pay({ dayCount: 5, thirtyDaysCount: 5 }, rows)).toMatchObject({ name: 'thirtyDaysCount' })
    expect(pay({ dayAmount: 10, thirtyDaysCount: 5 }, rows)).toMatchObject({ name: 'dayAmount', opensAt: null })
  })

  it('of refunds counts refunds, and payments do not', () => {
    const limits = { ...none, refundDayCount: 2, dayCount: 1 }
    expect(refundHit(limits, [count(0, 1)], 5, now)).toBeNull()
    expect(refundHit(limits, [count(0, 2)], 5, now)).toMatchObject({ name: 'refundDayCount', opensAt: midnight(1) })
  })
})
