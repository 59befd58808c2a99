import { Transform } from 'class-transformer'
import { IsIn, IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator'
import { HasNoCardNumber, realCardSentence } from './card-field.js'
import { holdsCardNumber } from './card-numbers.js'
import { allOf, emptyTextIsAbsent, isStorable, MayBeAbsent } from './fields.js'
import {
  amountMaxMinorUnits,
  amountMinMinorUnits,
  metadataEntriesMax,
  metadataFiltersMax,
  metadataMaxBytes,
  metadataTextMaxLength,
  textMaxLength,
} from './limits.js'
import * as checks from './messages/checks.js'
import { amountsForm } from './messages/payouts.js'
import { field } from './messages/fields.js'
import { currencies } from './money.js'
import { asOffered, isOffered, isPaymentToken, offeredSentence } from './payment-methods.js'

const amountSentence = checks.amountForm(amountMinMinorUnits, amountMaxMinorUnits)
const IsAmount = (sentence: string) =>
  allOf(
    Max(amountMaxMinorUnits, { message: sentence }),
    Min(amountMinMinorUnits, { message: sentence }),
    IsInt({ message: sentence }),
  )

export const RequiredAmount = () => IsAmount(amountSentence)
export const OptionalAmount = () => allOf(MayBeAbsent(), IsAmount(amountSentence))

const digitsAreNumber = Transform(({ value }) =>
  typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value === '' ? undefined : value,
)

export const OptionalAmountInAddress = (name: string) => {
  const sentence = checks.amountFromZero(name, amountMaxMinorUnits)
  return allOf(
    digitsAreNumber,
    IsOptional(),
    Max(amountMaxMinorUnits, { message: sentence }),
    Min(0, { message: sentence }),
    IsInt({ message: sentence }),
  )
}

const currencySentence = checks.currencyIsOneOf(currencies)
export const RequiredCurrency = () => IsIn(currencies, { message: currencySentence })

export const OptionalCurrency = () =>
  allOf(emptyTextIsAbsent, IsOptional(), IsIn(currencies, { message: currencySentence }))

export const OptionalChoice = (choices: readonly string[], sentence: string) =>
  allOf(emptyTextIsAbsent, IsOptional(), IsIn(choices, { message: sentence }))

const IsOffered = ValidateBy(
  { name: 'isPaymentMethod', validator: { validate: isOffered } },
  { message: () => offeredSentence() },
)
const TokenHidesNoCardNumber = ValidateBy(
  {
    name: 'tokenHasNoCardNumber',
    validator: {
      validate: (value) => !isPaymentToken(value) || !Object.values(value).some((text) => holdsCardNumber(text)),
    },
  },
  { message: realCardSentence },
)

// As it was sent: class-transformer would drop keys such as `constructor`.
const methodAsOffered = Transform(({ obj }: { obj: { paymentMethod?: unknown } }) => asOffered(obj.paymentMethod))

export const RequiredPaymentMethod = () =>
  // The choice comes last: whoever typed a card number is told what is wrong with it.
  allOf(methodAsOffered, HasNoCardNumber(textMaxLength), TokenHidesNoCardNumber, IsOffered)

const isMetadata = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= metadataEntriesMax &&
  Object.entries(value).every(
    ([key, text]) =>
      typeof text === 'string' &&
      key.length <= metadataTextMaxLength &&
      text.length <= metadataTextMaxLength &&
      isStorable(`${key} ${text}`),
  ) &&
  new TextEncoder().encode(JSON.stringify(value)).length <= metadataMaxBytes

const holdsNoCardNumber = (value: unknown): boolean =>
  !isMetadata(value) || !Object.entries(value as object).some((entry) => entry.some((text) => holdsCardNumber(text)))

const metadataSentence = checks.metadataForm(metadataEntriesMax, metadataTextMaxLength, metadataMaxBytes)

const metadataAsSent = Transform(({ obj }: { obj: { metadata?: unknown } }) => obj.metadata)
const HidesNoCardNumber = ValidateBy(
  { name: 'metadataHasNoCardNumber', validator: { validate: holdsNoCardNumber } },
  { message: realCardSentence },
)

export const OptionalMetadata = () =>
  allOf(
    metadataAsSent,
    MayBeAbsent(),
    ValidateBy({ name: 'isMetadata', validator: { validate: isMetadata } }, { message: metadataSentence }),
    HidesNoCardNumber,
  )

const isMetadataFilter = (value: unknown): boolean =>
  isMetadata(value) &&
  Object.keys(value as object).length <= metadataFiltersMax &&
  Object.keys(value as object).every((key) => key !== '')

export const OptionalMetadataFilter = () =>
  allOf(
    metadataAsSent,
    MayBeAbsent(),
    ValidateBy(
      { name: 'isMetadataFilter', validator: { validate: isMetadataFilter } },
      { message: field.metadataFilterInvalid },
    ),
    HidesNoCardNumber,
  )

const isRefundLimits = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([currency, most]) =>
      (currencies as string[]).includes(currency) &&
      Number.isInteger(most) &&
      (most as number) >= 0 &&
      (most as number) <= amountMaxMinorUnits,
  )

/** Amounts of minor units by currency, as an object. */
export const AmountsByCurrency = (name: string) =>
  allOf(
    Transform(({ obj }: { obj: Record<string, unknown> }) => obj[name] ?? undefined),
    MayBeAbsent(),
    ValidateBy(
      { name: 'isAmountsByCurrency', validator: { validate: isRefundLimits } },
      { message: amountsForm(name, amountMaxMinorUnits) },
    ),
  )

const limitsAsSent = Transform(({ obj }: { obj: { refundLimits?: unknown } }) => obj.refundLimits)

export const OptionalRefundLimits = () =>
  allOf(
    limitsAsSent,
    MayBeAbsent(),
    ValidateBy(
      { name: 'isRefundLimits', validator: { validate: isRefundLimits } },
      { message: checks.refundLimitsForm(amountMaxMinorUnits) },
    ),
  )
