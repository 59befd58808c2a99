import * as words from '#contract/messages/errors/operations.js'
import { operationsDays, operationsDaysMax, operationsHourlyDaysMax } from '#contract/operation-limits.js'
import type { ReadOperations } from '#contract/operations.js'
import { clock } from '#contract/clock.js'
import { InvalidInput } from '../../platform/http/app-error.js'

const dayMs = 86_400_000
const hourMs = 3_600_000
const weekDays = 7
const firstDay = Date.parse('2000-01-01') / dayMs

export interface Window {
  from: number
  until: number
  comparedFrom: number
  comparedUntil: number
  bucketMs: number
}

export function windowOf({ from, to }: ReadOperations, now = clock.time()): Window {
  const today = Math.floor(now / dayMs)
  for (const [name, day] of Object.entries({ from: dayIn(from), to: dayIn(to) }))
    if (day !== undefined && (day < firstDay || day > today + 366)) throw new InvalidInput({ [name]: words.notThatFar })
  const last = dayIn(to) ?? Math.max(today, dayIn(from) ?? today)
  const first = dayIn(from) ?? last - operationsDays + 1
  if (first > last) throw new InvalidInput({ from: words.fromIsAfterTo })
  const days = last - first + 1
  if (days > operationsDaysMax) throw new InvalidInput({ from: words.atMostDays(operationsDaysMax) })
  const before = Math.ceil(days / weekDays) * weekDays
  return {
    from: first * dayMs,
    until: (last + 1) * dayMs,
    comparedFrom: (first - before) * dayMs,
    comparedUntil: (last + 1 - before) * dayMs,
    bucketMs: days <= operationsHourlyDaysMax ? hourMs : dayMs,
  }
}

const dayIn = (day: string | undefined): number | undefined =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00.000Z`) / dayMs

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
