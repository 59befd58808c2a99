import { IsOptional } from 'class-validator'
import { allOf, emptyTextIsAbsent } from './fields.js'
import * as checks from './messages/checks.js'
import { Passes } from './own-checks.js'

const shape = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/

/** `Date` cannot read the weeks of ISO 8601, and moves 30 February into the next month. */
export function isTime(value: unknown): boolean {
  const [, day] = (typeof value === 'string' && shape.exec(value)) || []
  if (!day || Number.isNaN(Date.parse(String(value)))) return false
  return new Date(`${day}T00:00:00.000Z`).toISOString().startsWith(day)
}

export const RequiredTime = (name: string) => Passes('isTime', isTime, checks.isATime(name))

export const OptionalTime = (name: string) => allOf(emptyTextIsAbsent, IsOptional(), RequiredTime(name))
