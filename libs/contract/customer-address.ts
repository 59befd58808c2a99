import { type AddressField, addressFieldNames } from './address-fields.js'
import { holdsCardNumber } from './card-numbers.js'
import { allOf, isStorable, MayBeAbsent } from './fields.js'
import { textMaxLength } from './limits.js'
import * as checks from './messages/checks.js'
import { addressForm } from './messages/customers.js'
import { asSent, isObject, Passes } from './own-checks.js'

export interface GivenCustomerAddress {
  line1?: string
  line2?: string
  city?: string
  state?: string
  postalCode?: string
  country?: string
}

export interface CustomerAddressView {
  line1: string | null
  line2: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string | null
}

const isText = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.length <= textMaxLength && isStorable(value))

const isAddress = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).every(([name, text]) => addressFieldNames.includes(name as AddressField) && isText(text))

const hidesNoCardNumber = (value: unknown): boolean =>
  !isAddress(value) || !Object.values(value as object).some((text) => typeof text === 'string' && holdsCardNumber(text))

export const OptionalAddress = () =>
  allOf(
    asSent,
    MayBeAbsent(),
    Passes('isCustomerAddress', isAddress, addressForm),
    Passes('addressHasNoCardNumber', hidesNoCardNumber, checks.realCard),
  )

/** null: every part is empty. */
export function addressOf(given: GivenCustomerAddress | undefined): CustomerAddressView | null {
  const parts = addressFieldNames.map((name) => [name, given?.[name]?.trim() || null] as const)
  if (parts.every(([, text]) => text === null)) return null
  return Object.fromEntries(parts) as unknown as CustomerAddressView
}
