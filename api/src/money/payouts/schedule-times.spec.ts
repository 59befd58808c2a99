import { describe, expect, it } from '@jest/globals'
import { nextTimeOf } from './schedule-times.js'

const next = (interval: 'manual' | 'daily' | 'weekly' | 'monthly', after: string, weekday = 1, dayOfMonth = 1) =>
  nextTimeOf({ interval, weekday, dayOfMonth }, new Date(after))?.toISOString() ?? null

describe('the next time of a schedule', () => {
  it('is none by hand', () => expect(next('manual', '2026-11-23T00:00:00Z')).toBeNull())

  it('is the same day before six, and the next day from six on', () => {
    expect(next('daily', '2026-11-23T05:59:59Z')).toBe('2026-11-23T06:00:00.000Z')
    expect(next('daily', '2026-11-23T06:00:00Z')).toBe('2026-11-24T06:00:00.000Z')
    expect(next('daily', '2026-12-31T07:00:00Z')).toBe('2027-01-01T06:00:00.000Z')
  })

  it('is the weekday that was chosen, 7 for Sunday', () => {
    expect(next('weekly', '2026-11-23T07:00:00Z', 1)).toBe('2026-11-30T06:00:00.000Z')
    expect(next('weekly', '2026-11-23T05:00:00Z', 1)).toBe('2026-11-23T06:00:00.000Z')
    expect(next('weekly', '2026-11-23T07:00:00Z', 7)).toBe('2026-11-29T06:00:00.000Z')
  })

  it('is the day of the month, or the last one where there is none', () => {
    expect(next('monthly', '2026-11-23T07:00:00Z', 1, 31)).toBe('2026-11-30T06:00:00.000Z')
    expect(next('monthly', '2026-11-30T06:00:00Z', 1, 31)).toBe('2026-12-31T06:00:00.000Z')
    expect(next('monthly', '2027-01-31T06:00:00Z', 1, 31)).toBe('2027-02-28T06:00:00.000Z')
    expect(next('monthly', '2026-12-15T07:00:00Z', 1, 10)).toBe('2027-01-10T06:00:00.000Z')
  })
})
