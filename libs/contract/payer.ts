import { isEmail, isIP } from 'class-validator'
import { holdsCardNumber } from './card-numbers.js'
import { allOf, isStorable, MayBeAbsent } from './fields.js'
import { emailMaxLength, textMaxLength } from './limits.js'
import * as checks from './messages/checks.js'
import { isReturnURL } from './return-address.js'
import { framePageForm, returnURLForm } from './messages/errors/return-origins.js'
import { Passes, asSent, isObject } from './own-checks.js'
import { framePageMaxLength } from './processor-limits.js'

/** The payer, as far as you know. Stored with the payment and used by its processor and for the receipt. */
export interface GivenPayer {
  emailAddress?: string
  name?: string
  /** The IP address of the payer's browser, for risk rules. Our own page adds it automatically. */
  ipAddress?: string
}

/** The payer as stored with a payment. */
export interface PayerView {
  emailAddress: string | null
  name: string | null
}

const fields = ['emailAddress', 'name', 'ipAddress']
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && isStorable(value)

function isPayer(value: unknown): boolean {
  if (!isObject(value)) return false
  if (Object.keys(value).some((name) => !fields.includes(name))) return false
  const { emailAddress, name, ipAddress } = value as Record<string, unknown>
  const hasAddress = isAbsent(emailAddress) || (isText(emailAddress, emailMaxLength) && isEmail(emailAddress.trim()))
  const isSomewhere = isAbsent(ipAddress) || (isText(ipAddress, textMaxLength) && isIP(ipAddress))
  return hasAddress && isSomewhere && (isAbsent(name) || isText(name, textMaxLength))
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

const hidesNoCardNumber = (value: unknown): boolean =>
  !isPayer(value) || !Object.values(value as object).some((text) => typeof text === 'string' && holdsCardNumber(text))

export const OptionalPayer = () =>
  allOf(
    asSent,
    MayBeAbsent(),
    Passes('isPayer', isPayer, checks.payerForm),
    Passes('payerHasNoCardNumber', hidesNoCardNumber, checks.realCard),
  )

const said = (text: string | undefined | null): string | null => text?.trim() || null

export const payerOf = (payer: GivenPayer | undefined): PayerView => ({
  emailAddress: said(payer?.emailAddress)?.toLowerCase() ?? null,
  name: said(payer?.name),
})

const IsReturnURL = Passes(
  'isReturnURL',
  (value) => isReturnURL(value) && !holdsCardNumber(String(value)),
  returnURLForm,
)

/** Of one of the client's registered return origins. */
export const RequiredReturnURL = () => IsReturnURL
export const OptionalReturnURL = () => allOf(MayBeAbsent(), IsReturnURL)

/** The address is sent to the processor in its encoded form. */
export const isFramePage = (value: unknown): boolean =>
  isReturnURL(value) &&
  encodeURIComponent(String(value)).length <= framePageMaxLength &&
  !holdsCardNumber(String(value))

/** The page that shows the checkout in a frame. */
export const OptionalFramePage = () => allOf(MayBeAbsent(), Passes('isFramePage', isFramePage, framePageForm))
