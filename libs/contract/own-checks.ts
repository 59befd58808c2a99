// Checks of our own, of which request classes make their fields.
import { Transform } from 'class-transformer'
import { IsInt, Max, Min, ValidateBy } from 'class-validator'

/** Its name says in the schema what is checked; the sentence is said where it fails. */
export const Passes = (
  name: string,
  validate: (value: unknown) => boolean,
  message: string | (() => string),
): PropertyDecorator => ValidateBy({ name, validator: { validate } }, { message })

/** As `Passes`, by what says itself what is wrong; null: nothing. */
export const HasNoFault = (name: string, faultOf: (value: unknown) => string | null): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value) => faultOf(value) === null } },
    { message: ({ value }) => faultOf(value) ?? '' },
  )

/** A whole number; both ends are in. */
export const Whole =
  (least: number, most: number, message: string): PropertyDecorator =>
  (target, key) => {
    for (const decorate of [Max(most, { message }), Min(least, { message }), IsInt({ message })]) decorate(target, key)
  }

// As it was sent: class-transformer would drop keys such as `toString`, and a rule without conditions fits every payment.
// Marked pure: a browser that asks only for `isObject` loads no class-transformer.
export const asSent = /* @__PURE__ */ Transform(({ obj, key }) => (obj as Record<string, unknown>)[key] ?? undefined)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
