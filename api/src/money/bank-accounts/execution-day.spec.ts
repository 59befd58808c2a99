import { describe, expect, it } from '@jest/globals'
import { executionDay } from './execution-day.js'

const account = { cutOffTime: '14:00', timeZone: 'Europe/Berlin', holidays: ['2026-12-25'] }

describe('the day on which a bank pays', () => {
  it.each([
    ['before the cut-off time of its zone', '2026-11-20T12:59:00Z', '2026-11-20'],
    ['at it', '2026-11-20T13:00:00Z', '2026-11-20'],
    ['after it, over a weekend', '2026-11-20T13:01:00Z', '2026-11-23'],
    ['on a Sunday', '2026-11-22T08:00:00Z', '2026-11-23'],
    ['late on the day before a holiday that is a Friday', '2026-12-24T20:00:00Z', '2026-12-28'],
    ['at night, when it is the next day there', '2026-11-23T23:30:00Z', '2026-11-24'],
  ])('%s', (_what, now, day) => {
    expect(executionDay(new Date(now), account)).toBe(day)
  })
})
