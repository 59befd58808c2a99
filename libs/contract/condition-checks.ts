// What the conditions of rules are checked by, of whichever kind of rule.
import { Transform } from 'class-transformer'
import { ValidateBy } from 'class-validator'
import { routingChoicesMax } from './routing-limits.js'

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
export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
export const isID = matches(/^[\w-]{1,40}$/)
export const isMethodName = matches(/^[a-z][a-z0-9_]{0,39}$/)
export const isCountry = matches(/^[A-Za-z]{2}$/)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

export const saying = (name: string, faultOf: (value: unknown) => string | null) =>
  ValidateBy(
    { name, validator: { validate: (value) => faultOf(value) === null } },
    { message: ({ value }) => faultOf(value) ?? '' },
  )

// As it was sent: class-transformer would drop keys such as `toString`, and a rule without conditions fits every payment.
export const asSent = Transform(({ obj, key }) => (obj as Record<string, unknown>)[key] ?? undefined)
