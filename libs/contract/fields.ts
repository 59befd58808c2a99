// Checks are asked in the order they are registered, and only the first that fails is said under the input.
import { Transform } from 'class-transformer'
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { HasNoCardNumber } from './card-field.js'
import { oddityOf } from './email-look.js'
import { chargePercentageMax, emailMaxLength, idsMax, passwordMaxLength, textMaxLength } from './limits.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'
import { Passes } from './own-checks.js'

export const allOf =
  (...decorators: PropertyDecorator[]): PropertyDecorator =>
  (target, key) => {
    for (const decorate of decorators) decorate(target, key)
  }

const trimmed = Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
const lowerCase = Transform(({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value))
const emptyIsAbsent = Transform(({ value }) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
)

// Many clients write null for what they leave out: past this point nobody has to tell the two apart.
const nullIsAbsent = Transform(({ value }) => (value === null ? undefined : value))

export const MayBeAbsent = () => allOf(nullIsAbsent, IsOptional())

const IsPresent = (message: string) =>
  ValidateBy(
    {
      name: 'isPresent',
      validator: {
        validate: (value) => value !== undefined && value !== null && value !== '',
      },
    },
    { message },
  )

// PostgreSQL cannot store U+0000, half a surrogate pair is no character, and no person types either.
const storable = /^[^\u0000\ud800-\udfff]*$/u
export const isStorable = (text: string): boolean => storable.test(text)
const IsStorable = Matches(storable, { message: checks.invisibleCharacters })
const IsText = (maxLength: number) =>
  allOf(
    IsString({ message: checks.enterText }),
    MaxLength(maxLength, { message: checks.atMostCharacters(maxLength) }),
    IsStorable,
    HasNoCardNumber(maxLength),
  )

export const RequiredText = (required: string, maxLength = textMaxLength) =>
  allOf(trimmed, IsPresent(required), IsText(maxLength))

export const OptionalText = (maxLength = textMaxLength) =>
  allOf(trimmed, emptyIsAbsent, IsOptional(), IsText(maxLength))

const emptyIsNull = Transform(({ value }) => (typeof value === 'string' && value.trim() === '' ? null : value))

/** As OptionalText in a change: absent means unchanged, empty means cleared. */
export const ClearableText = (maxLength = textMaxLength) => allOf(trimmed, emptyIsNull, IsOptional(), IsText(maxLength))

const IsEmailText = (invalid: string) =>
  allOf(
    lowerCase,
    IsPresent(field.emailRequired),
    IsString({ message: invalid }),
    IsStorable,
    MaxLength(emailMaxLength, { message: invalid }),
  )
const HasNoOddity = ValidateBy(
  { name: 'hasNoOddity', validator: { validate: (value) => typeof value !== 'string' || oddityOf(value) === null } },
  { message: ({ value }) => oddityOf(String(value)) ?? '' },
)

export const RequiredEmail = (invalid: string) =>
  allOf(IsEmailText(invalid), HasNoOddity, IsEmail({}, { message: invalid }), HasNoCardNumber(emailMaxLength))

/** An email address that is only looked up: whatever was taken once must still be found. */
export const KnownEmail = (invalid: string) => allOf(IsEmailText(invalid), IsEmail({}, { message: invalid }))

export const RequiredPassword = (minLength = 0, tooShort = field.passwordRequired) =>
  allOf(
    IsPresent(field.passwordRequired),
    IsString({ message: field.passwordRequired }),
    IsStorable,
    MinLength(minLength, { message: tooShort }),
    MaxLength(passwordMaxLength, { message: checks.atMostCharacters(passwordMaxLength) }),
  )

export const emptyTextIsAbsent = Transform(({ value }) => (value === '' || value === null ? undefined : value))

export const OptionalPassword = (minLength: number, tooShort: string) =>
  allOf(emptyTextIsAbsent, IsOptional(), RequiredPassword(minLength, tooShort))

export const RequiredChoice = (choices: readonly string[], required: string) =>
  allOf(IsPresent(required), IsIn(choices, { message: required }))

const phoneSentence = checks.phoneForm
const toE164 = (value: unknown) =>
  typeof value === 'string' && value.length <= textMaxLength
    ? (parsePhoneNumberFromString(value.trim().replace(/^00/, '+'))?.number ?? value.trim())
    : value
const IsPhone = Passes(
  'isPhone',
  (value) =>
    typeof value === 'string' && value.length <= textMaxLength && !!parsePhoneNumberFromString(value)?.isPossible(),
  phoneSentence,
)
const e164 = Transform(({ value }) => toE164(value))

export const RequiredPhone = (required: string) => allOf(e164, IsPresent(required), IsPhone)
export const OptionalPhone = () => allOf(e164, emptyIsAbsent, IsOptional(), IsPhone)

export const ClearablePhone = () => allOf(e164, emptyIsNull, IsOptional(), IsPhone)

const isPercentage = (value: unknown) =>
  typeof value === 'number' &&
  value > 0 &&
  value <= chargePercentageMax &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 &&
  Math.round(value * 100) >= 1

const IsPercentage = Passes('isPercentage', isPercentage, field.chargePercentageInvalid)

export const RequiredPercentage = () => allOf(IsPresent(field.chargePercentageRequired), IsPercentage)
export const OptionalPercentage = () => allOf(emptyIsAbsent, IsOptional(), IsPercentage)

export const OptionalFlag = () => allOf(MayBeAbsent(), IsBoolean({ message: checks.trueOrFalse }))

export const RequiredFlag = (sentence: string) => IsBoolean({ message: sentence })

export const withoutRepetition = Transform(({ value }) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value))
const isID = (value: unknown) => typeof value === 'string' && /^[\w-]{1,40}$/.test(value)
const isIDs = (value: unknown): value is string[] => Array.isArray(value) && value.length <= idsMax && value.every(isID)
const IsIDs = Passes('isIDs', isIDs, checks.atMostIds(idsMax))

export const RequiredIDs = () => allOf(withoutRepetition, IsIDs)
export const OptionalIDs = () => allOf(withoutRepetition, MayBeAbsent(), IsIDs)

export const AtLeastOneID = (required: string, mayBeEmpty: (input: object) => boolean = () => false) =>
  allOf(
    withoutRepetition,
    ValidateIf((input: object, value: unknown) => !mayBeEmpty(input) || (value !== undefined && value !== null)),
    IsPresent(required),
    ValidateBy(
      {
        name: 'hasID',
        validator: {
          validate: (value, context) =>
            !(Array.isArray(value) && value.length === 0) || mayBeEmpty(context?.object ?? {}),
        },
      },
      { message: required },
    ),
    IsIDs,
  )
