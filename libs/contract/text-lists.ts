import { Transform } from 'class-transformer'
import { ValidateBy } from 'class-validator'
import { holdsCardNumber } from './card-numbers.js'
import { allOf, isStorable, MayBeAbsent } from './fields.js'
import { textMaxLength } from './limits.js'

const isShortText = (value: unknown) =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= textMaxLength &&
  isStorable(value) &&
  !holdsCardNumber(value)

export const trimmedOnce = Transform(({ value }: { value: unknown }) =>
  Array.isArray(value)
    ? [...new Set<unknown>(value.map((one: unknown) => (typeof one === 'string' ? one.trim() : one)))]
    : value,
)

/** Short texts, each once. `name` says what they mean. */
export const RequiredTexts = (name: string, most: number, sentence: string) => {
  const areTexts = (value: unknown) => Array.isArray(value) && value.length <= most && value.every(isShortText)
  return allOf(trimmedOnce, ValidateBy({ name, validator: { validate: areTexts } }, { message: sentence }))
}

export const OptionalTexts = (name: string, most: number, sentence: string) =>
  allOf(MayBeAbsent(), RequiredTexts(name, most, sentence))
