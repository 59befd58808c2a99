import { allOf, MayBeAbsent } from './fields.js'
import * as words from './messages/errors/bank-accounts.js'
import { asSent, isObject, Passes } from './own-checks.js'
import {
  chargeBearers,
  clearingSystems,
  creditorAddresses,
  type PaymentFileProfile,
  paymentFileVersions,
} from './payment-file-profile.js'

const oneOf = (choices: readonly unknown[]) => (value: unknown) => choices.includes(value)
const settings: Record<keyof PaymentFileProfile, (value: unknown) => boolean> = {
  version: oneOf(paymentFileVersions),
  batchBooking: oneOf([true, false]),
  chargeBearer: oneOf([null, ...chargeBearers]),
  creditorAddress: oneOf(creditorAddresses),
  remittanceText: oneOf([true, false]),
  clearingSystem: oneOf([null, ...clearingSystems]),
}

const isFileProfile = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value as object).every(
    ([name, said]) => Object.hasOwn(settings, name) && settings[name as keyof PaymentFileProfile](said),
  )

export const OptionalFileProfile = () =>
  allOf(asSent, MayBeAbsent(), Passes('isFileProfile', isFileProfile, words.fileProfileForm))
