import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { priceIntervals } from '#contract/billing-choices.js'
import { daysAfter, periodOf, startOfPeriod } from './periods.js'

const at = (text: string) => new Date(text)
const starts = (anchor: string, interval: 'day' | 'week' | 'month' | 'year', numbers: number[], timeZone = 'UTC') =>
  numbers.map((number) =>
    startOfPeriod({ anchorAt: at(anchor), interval, intervalCount: 1, timeZone }, number).toISOString(),
  )

describe('startOfPeriod', () => {
  it('keeps the 31st through months that are shorter', () => {
    expect(starts('2027-01-31T09:00:00.000Z', 'month', [1, 2, 3, 12, 13])).toEqual([
      '2027-02-28T09:00:00.000Z',
      '2027-03-31T09:00:00.000Z',
      '2027-04-30T09:00:00.000Z',
      '2028-01-31T09:00:00.000Z',
      '2028-02-29T09:00:00.000Z',
    ])
  })

  it('keeps 29 February through years that have none', () => {
    expect(starts('2028-02-29T00:00:00.000Z', 'year', [1, 2, 3, 4])).toEqual([
      '2029-02-28T00:00:00.000Z',
      '2030-02-28T00:00:00.000Z',
      '2031-02-28T00:00:00.000Z',
      '2032-02-29T00:00:00.000Z',
    ])
  })

  it('keeps the time of day where the clocks change', () => {
    // In Berlin, 28 March 2027 has 23 hours and 31 October 2027 has 25.
    expect(starts('2027-03-27T08:00:00.000Z', 'day', [1, 2], 'Europe/Berlin')).toEqual([
      '2027-03-28T07:00:00.000Z',
      '2027-03-29T07:00:00.000Z',
    ])
    expect(starts('2027-10-30T07:00:00.000Z', 'day', [1], 'Europe/Berlin')).toEqual(['2027-10-31T08:00:00.000Z'])
  })

  it('moves an hour that a day lacks forward, and has it back on the next day', () => {
    expect(starts('2027-03-27T01:30:00.000Z', 'day', [1, 2], 'Europe/Berlin')).toEqual([
      '2027-03-28T01:30:00.000Z',
      '2027-03-29T00:30:00.000Z',
    ])
  })

  it('counts several weeks and months as one period', () => {
    const quarter = {
      anchorAt: at('2027-11-30T00:00:00Z'),
      interval: 'month',
      intervalCount: 3,
      timeZone: 'UTC',
    } as const
    expect(periodOf(quarter, 1)).toEqual({ start: at('2028-02-29T00:00:00Z'), end: at('2028-05-30T00:00:00Z') })
    const weeks = { ...quarter, interval: 'week', intervalCount: 2 } as const
    expect(startOfPeriod(weeks, 1)).toEqual(at('2027-12-14T00:00:00Z'))
  })

  it('makes periods that touch and never overlap, in every zone', () => {
    const rhythm = fc.record({
      anchorAt: fc.date({ min: at('2025-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z'), noInvalidDate: true }),
      interval: fc.constantFrom(...priceIntervals),
      intervalCount: fc.integer({ min: 1, max: 36 }),
      timeZone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe'),
    })
    fc.assert(
      fc.property(rhythm, fc.integer({ min: 0, max: 60 }), (given, number) => {
        const [one, next] = [periodOf(given, number), periodOf(given, number + 1)]
        expect(one.end).toEqual(next.start)
        expect(one.end.getTime()).toBeGreaterThan(one.start.getTime())
      }),
    )
  })
})

describe('daysAfter', () => {
  it('counts days of the calendar in the zone', () => {
    expect(daysAfter(at('2027-03-20T09:00:00Z'), 14, 'Europe/Berlin')).toEqual(at('2027-04-03T08:00:00Z'))
  })
})
