import { IsOptional, ValidateBy } from 'class-validator'
import { allOf, emptyTextIsAbsent } from './fields.js'
import * as checks from './messages/checks.js'

const shape = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/

/**
 * A day of UTC or a time with its zone. ISO 8601 knows more, such as weeks, which `Date` cannot read; and a calendar day
 * that is none, such as 30 February, would move into the next month.
 */
export function isTime(value: unknown): boolean {
  const [, day] = (typeof value === 'string' && shape.exec(value)) || []
  if (!day || Number.isNaN(Date.parse(String(value)))) return false
  return new Date(`${day}T00:00:00.000Z`).toISOString().startsWith(day)
}

/** A time such as `2026-11-21T12:00:00.000Z`. */
export const RequiredTime = (name: string) =>
  ValidateBy({ name: 'isTime', validator: { validate: isTime } }, { message: checks.isATime(name) })

/** As RequiredTime, but it may be missing; an empty one means missing. */
export const OptionalTime = (name: string) => allOf(emptyTextIsAbsent, IsOptional(), RequiredTime(name))
