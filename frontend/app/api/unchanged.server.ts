import { createHash } from 'node:crypto'
import { ApiError } from './http.server'

/** By input names, as a form shows a row. */
export type Facts = Record<string, string>

/** A form carries the mark of what it was filled with. */
export const markOf = (facts: Facts): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22)

/**
 * Refuses a form whose row was changed since the form was filled, and says what is saved now. The form that comes back
 * carries the new mark, so that sending it again is a decision.
 */
export function requireUnchanged(now: Facts, seen: unknown, typed: Facts): void {
  if (seen === markOf(now)) return
  // A box that is not ticked is not sent.
  const others = Object.entries(now).filter(([name, value]) => (typed[name] ?? '') !== value)
  if (others.length === 0) return
  const saved = others.map(([name, value]) => saying(name, value)).join(', ')
  const sentence = `Somebody else changed this meanwhile. Saved now: ${saved}. Save again to replace it with yours`
  throw new ApiError(409, 'CHANGED_MEANWHILE', sentence, {}, '')
}

// Ids say nothing to a person.
function saying(name: string, value: string): string {
  const words = name.replace(/IDs?$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  if (/^\w{3}_/.test(value)) return `another choice of ${words}`
  return `${words} ${value === '' ? 'empty' : `“${value}”`}`
}
