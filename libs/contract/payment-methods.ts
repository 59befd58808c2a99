import { textMaxLength } from './limits.js'
import * as checks from './messages/checks.js'
import { isObject } from './own-checks.js'

export const cardBrands = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
  'maestro',
  'verve',
] as const
export type CardBrand = (typeof cardBrands)[number]

export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '')

export interface PaymentToken {
  type: 'token'
  [name: string]: string
}
export type GivenPaymentMethod = string | PaymentToken

export interface TakenMethods {
  texts: readonly string[]
  inWords: string
  takesToken?: (token: PaymentToken) => boolean
}

const offered = new Set<TakenMethods>()

/** Returns what takes them back. */
export function offerMethods(methods: TakenMethods): () => void {
  offered.add(methods)
  return () => void offered.delete(methods)
}

export const offeredTexts = (): string[] => [...offered].flatMap(({ texts }) => texts)
export const areTokensOffered = (): boolean => [...offered].some(({ takesToken }) => takesToken)

export const takesMethod = ({ texts, takesToken }: TakenMethods, method: GivenPaymentMethod): boolean =>
  typeof method === 'string' ? texts.includes(method) : (takesToken?.(method) ?? false)

const tokenFieldsMax = 10

export function isPaymentToken(value: unknown): value is PaymentToken {
  if (!isObject(value)) return false
  const entries: [string, unknown][] = Object.entries(value)
  const isShort = ([name, text]: [string, unknown]) =>
    typeof text === 'string' && Math.max(name.length, text.length) <= textMaxLength
  return 'type' in value && value.type === 'token' && entries.length <= tokenFieldsMax && entries.every(isShort)
}

const savedMethodIDMaxLength = 40

/** A customer's saved method, as the `paymentMethod` of a payment. */
export interface GivenSavedMethod {
  type: 'saved'
  /** Default: the default method of the payment's customer. */
  savedPaymentMethodID?: string
}
export type AskedPaymentMethod = GivenPaymentMethod | GivenSavedMethod

/** Also without a valid ID. */
export const isMeantAsSaved = (value: unknown): boolean => isObject(value) && value.type === 'saved'

export const isSavedMethod = (value: unknown): value is GivenSavedMethod =>
  isObject(value) &&
  'type' in value &&
  value.type === 'saved' &&
  Object.entries(value).every(([name, part]) => name === 'type' || (name === idName && isSavedMethodID(part)))

const idName: keyof GivenSavedMethod = 'savedPaymentMethodID'

const isSavedMethodID = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= savedMethodIDMaxLength && /^spm_[0-9a-z]+$/.test(value)

export const isOffered = (value: unknown): boolean =>
  (typeof value === 'string' || isPaymentToken(value)) && [...offered].some((methods) => takesMethod(methods, value))

export function asOffered(value: unknown): unknown {
  const isLikeCard = typeof value === 'string' && value.length <= textMaxLength && /^[\d\s-]+$/.test(value)
  return isLikeCard && isOffered(cardDigits(value)) ? cardDigits(value) : value
}

export const offeredSentence = (): string => checks.paymentMethodIsOneOf([...offered].map(({ inWords }) => inWords))
