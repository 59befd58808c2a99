// What the conditions of rules are checked by, of whichever kind of rule.
import { routingChoicesMax } from './routing-limits.js'
import { isObject } from './own-checks.js'

export type Check = (value: unknown) => boolean

export const someOf =
  (isOne: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= routingChoicesMax && value.every(isOne)
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
export const isOneOf =
  (choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value)

export const isID = matches(/^[\w-]{1,40}$/)
export const isMethodName = matches(/^[a-z][a-z0-9_]{0,39}$/)
export const isCountry = matches(/^[A-Za-z]{2}$/)

/** The sentence of the first condition that is none; each has a check and its sentence. */
export const faultIn =
  (checks: Record<string, [Check, string]>, form: string, unknown: string) =>
  (value: unknown): string | null => {
    if (!isObject(value)) return form
    for (const [name, part] of Object.entries(value)) {
      const known = Object.hasOwn(checks, name) ? checks[name] : undefined
      if (!known) return unknown
      const [isRight, sentence] = known
      if (part !== null && part !== undefined && !isRight(part)) return sentence
    }
    return null
  }
