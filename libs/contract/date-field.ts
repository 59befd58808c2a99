import { Transform } from 'class-transformer'
import { IsOptional } from 'class-validator'
import { clock } from './clock.js'
import { allOf, emptyTextIsAbsent } from './fields.js'
import { Passes } from './own-checks.js'

const shape = /^\d{4}-\d{2}-\d{2}$/

/** A day of the calendar: `Date` would move 30 February into March. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !shape.test(value)) return false
  const time = Date.parse(`${value}T00:00:00.000Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

const isPastDay = (value: unknown) =>
  isDay(value) && value >= '1900-01-01' && Date.parse(`${value}T00:00:00.000Z`) < clock.time()

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))

export const OptionalDay = (sentence: string) =>
  allOf(trimmed, emptyTextIsAbsent, IsOptional(), Passes('isDay', isDay, sentence))

export const PastDay = (sentence: string) => allOf(trimmed, Passes('isDay', isPastDay, sentence))

export const OptionalPastDay = (sentence: string) => allOf(emptyTextIsAbsent, IsOptional(), PastDay(sentence))
