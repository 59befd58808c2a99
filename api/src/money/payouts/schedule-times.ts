import type { PayoutSchedule } from './payout-schedule.entity.js'

/** In UTC, when most banks take files for the day. */
const hour = 6
const dayMs = 24 * 3_600_000

type Times = Pick<PayoutSchedule, 'interval' | 'weekday' | 'dayOfMonth'>

/** The first time of the schedule after that one; null: manual. */
export function nextTimeOf({ interval, weekday, dayOfMonth }: Times, after: Date): Date | null {
  if (interval === 'manual') return null
  const today = Date.UTC(after.getUTCFullYear(), after.getUTCMonth(), after.getUTCDate(), hour)
  if (interval === 'monthly') {
    const inMonth = monthly(after, 0, dayOfMonth)
    return inMonth > after ? inMonth : monthly(after, 1, dayOfMonth)
  }
  const first = today > after.getTime() ? today : today + dayMs
  if (interval === 'daily') return new Date(first)
  const behind = (weekday - new Date(first).getUTCDay() + 7) % 7
  return new Date(first + behind * dayMs)
}

// What a month does not have is its last day.
function monthly(after: Date, months: number, dayOfMonth: number): Date {
  const [year, month] = [after.getUTCFullYear(), after.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(dayOfMonth, last), hour))
}
