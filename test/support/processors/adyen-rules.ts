import type { Answered, Asked } from './double-line.js'

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    sentence: string,
    readonly errorType = 'validation',
  ) {
    super(sentence)
  }
}

export const answerOf = ({ status, errorCode, errorType, message }: Refusal): Answered => ({
  status,
  body: { status, errorCode, message, errorType },
})

export type Body = Record<string, unknown>

export interface Amount {
  currency: string
  value: number
}

const ofEither = [
  ...['merchantAccount', 'amount', 'reference', 'returnUrl', 'channel', 'captureDelayHours', 'additionalData'],
  ...['shopperEmail', 'metadata', 'redirectFromIssuerMethod', 'redirectToIssuerMethod', 'shopperStatement'],
  'authenticationData',
]
export const ofPayment = [
  ...ofEither,
  ...['paymentMethod', 'shopperReference', 'recurringProcessingModel', 'shopperInteraction'],
]
const storing = ['shopperReference', 'recurringProcessingModel', 'shopperInteraction', 'storePaymentMethodMode']
export const ofSession = [...ofEither, 'expiresAt', 'mode', 'allowedPaymentMethods', ...storing]

/** What Adyen asks of each call before it looks at it. */
export function requireProper({ method, headers, body }: Asked, apiKey: string, merchantAccount: string): Body {
  if (headers['x-api-key'] !== apiKey) throw new Refusal(401, '000', 'HTTP Status Response - Unauthorized', 'security')
  if (method === 'GET' || method === 'DELETE') return {}
  if (headers['content-type'] !== 'application/json') throw new Refusal(415, '000', 'Unsupported media type')
  const parsed = JSON.parse(body) as Body
  if (parsed.details !== undefined) return parsed
  if (parsed.merchantAccount === undefined) throw new Refusal(403, '901', 'Invalid Merchant Account', 'security')
  if (parsed.merchantAccount !== merchantAccount) throw new Refusal(403, '901', 'Invalid Merchant Account', 'security')
  return parsed
}

export function requireOnly(body: Body, known: readonly string[]): void {
  const strange = Object.keys(body).find((name) => !known.includes(name))
  if (strange) throw new Refusal(400, '702', `Structure of request contains the following unknown fields: [${strange}]`)
}

export function textOf(body: Body, name: string, max = 80): string {
  const value = body[name]
  if (typeof value !== 'string' || value === '' || value.length > max)
    throw new Refusal(422, '130', `Required field '${name}' is not provided or too long`)
  return value
}

/** Of nothing: a zero-value authorization, which only stores the card. */
export function amountOf({ amount, storePaymentMethodMode }: Body): Amount {
  const { currency, value } = (amount ?? {}) as Partial<Amount>
  if (!/^[A-Z]{3}$/.test(currency ?? '')) throw new Refusal(422, '138', 'Currency Not Supported')
  const least = storePaymentMethodMode === 'enabled' ? 0 : 1
  if (!Number.isSafeInteger(value) || Number(value) < least) throw new Refusal(422, '137', 'Invalid amount specified')
  return { currency: String(currency), value: Number(value) }
}

/** `metadata`: at most 20 entries, 20 characters a key and 80 a value. */
export function requireMetadata({ metadata = {} }: Body): void {
  const entries = Object.entries(metadata as Record<string, unknown>)
  const isShort = ([name, text]: [string, unknown]) => name.length <= 20 && String(text).length <= 80
  if (entries.length > 20 || !entries.every(isShort)) throw new Refusal(422, '177', 'Metadata size exceeds limit')
}
