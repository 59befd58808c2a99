import { DateTime } from 'luxon'
import type { PriceInterval } from '#contract/billing-choices.js'

export interface Rhythm {
  anchorAt: Date
  interval: PriceInterval
  intervalCount: number
  timeZone: string
}

export interface Period {
  start: Date
  end: Date
}

/** Counted from the anchor each time, so that the 31st comes back after a short month. */
export function startOfPeriod({ anchorAt, interval, intervalCount, timeZone }: Rhythm, number: number): Date {
  const anchor = DateTime.fromJSDate(anchorAt, { zone: timeZone })
  return anchor.plus({ [interval]: intervalCount * number }).toJSDate()
}

export const periodOf = (rhythm: Rhythm, number: number): Period => ({
  start: startOfPeriod(rhythm, number),
  end: startOfPeriod(rhythm, number + 1),
})

/** Days of the calendar in the zone, so that a trial ends at the same time of day. */
export const daysAfter = (at: Date, days: number, timeZone: string): Date =>
  DateTime.fromJSDate(at, { zone: timeZone }).plus({ days }).toJSDate()
