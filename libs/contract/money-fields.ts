import { Transform } from 'class-transformer'
import { IsIn, IsOptional } from 'class-validator'
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
import { savedMethodForm } from './messages/errors/saved-methods.js'
import { field } from './messages/fields.js'
import { currencies } from './money.js'
import {
  asOffered,
  isMeantAsSaved,
  isOffered,
  isPaymentToken,
  isSavedMethod,
  offeredSentence,
} from './payment-methods.js'
import { HasNoFault, Passes, Whole, asSent, isObject } from './own-checks.js'

const amountSentence = checks.amountForm(amountMinMinorUnits, amountMaxMinorUnits)
const IsAmount = (sentence: string) => allOf(Whole(amountMinMinorUnits, amountMaxMinorUnits, sentence))

export const RequiredAmount = () => IsAmount(amountSentence)
export const OptionalAmount = () => allOf(MayBeAbsent(), IsAmount(amountSentence))

const digitsAreNumber = Transform(({ value }) =>
  typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : value === '' ? undefined : value,
)

export const OptionalAmountInAddress = (name: string) => {
  const sentence = checks.amountFromZero(name, amountMaxMinorUnits)
  return allOf(digitsAreNumber, IsOptional(), Whole(0, amountMaxMinorUnits, sentence))
}

const currencySentence = checks.currencyIsOneOf(currencies)
export const RequiredCurrency = () => IsIn(currencies, { message: currencySentence })

export const OptionalCurrency = () =>
  allOf(emptyTextIsAbsent, IsOptional(), IsIn(currencies, { message: currencySentence }))

const areCurrencies = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => (currencies as unknown[]).includes(one))

export const OptionalCurrencies = () =>
  allOf(MayBeAbsent(), Passes('areCurrencies', areCurrencies, checks.currenciesForm))

export const OptionalChoice = (choices: readonly string[], sentence: string) =>
  allOf(emptyTextIsAbsent, IsOptional(), IsIn(choices, { message: sentence }))

const IsOfferedOrSaved = (form: string) =>
  HasNoFault('isPaymentMethod', (value) => {
    if (isSavedMethod(value) || isOffered(value)) return null
    return isMeantAsSaved(value) ? form : offeredSentence()
  })
const TokenHidesNoCardNumber = Passes(
  'tokenHasNoCardNumber',
  (value) => !isPaymentToken(value) || !Object.values(value).some((text) => holdsCardNumber(text)),
  realCardSentence,
)

// As it was sent: class-transformer would drop keys such as `constructor`.
const methodAsOffered = Transform(({ obj }: { obj: { paymentMethod?: unknown } }) => asOffered(obj.paymentMethod))

/**
 * Also a method that a customer saved.
 * @param form the sentence that says how to send one
 */
export const RequiredPaymentMethodOrSaved = (form = savedMethodForm) =>
  // The choice comes last: whoever typed a card number is told what is wrong with it.
  allOf(methodAsOffered, HasNoCardNumber(textMaxLength), TokenHidesNoCardNumber, IsOfferedOrSaved(form))

const isMetadata = (value: unknown): boolean =>
  isObject(value) &&
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

const HidesNoCardNumber = Passes('metadataHasNoCardNumber', holdsNoCardNumber, realCardSentence)

export const OptionalMetadata = () =>
  allOf(asSent, MayBeAbsent(), Passes('isMetadata', isMetadata, metadataSentence), HidesNoCardNumber)

const isMetadataFilter = (value: unknown): boolean =>
  isMetadata(value) &&
  Object.keys(value as object).length <= metadataFiltersMax &&
  Object.keys(value as object).every((key) => key !== '')

export const OptionalMetadataFilter = () =>
  allOf(
    asSent,
    MayBeAbsent(),
    Passes('isMetadataFilter', isMetadataFilter, field.metadataFilterInvalid),
    HidesNoCardNumber,
  )

const isRefundLimits = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(
    ([currency, most]) =>
      (currencies as string[]).includes(currency) &&
      Number.isInteger(most) &&
      (most as number) >= 0 &&
      (most as number) <= amountMaxMinorUnits,
  )

/** Amounts of minor units by currency, as an object. */
export const AmountsByCurrency = (name: string) =>
  allOf(asSent, MayBeAbsent(), Passes('isAmountsByCurrency', isRefundLimits, amountsForm(name, amountMaxMinorUnits)))

export const OptionalRefundLimits = () =>
  allOf(asSent, MayBeAbsent(), Passes('isRefundLimits', isRefundLimits, checks.refundLimitsForm(amountMaxMinorUnits)))
