import * as words from '#contract/messages/processors/paystack.js'
import type { GivenPaymentMethod, PaymentToken, TakenMethods } from '#contract/payment-methods.js'
import type { ProcessorPayment } from '../port/processor.js'
import type { KeptMethod } from '../port/results.js'

type Descriptor =
  | { channel: 'redirect' }
  | { channel: 'authorization'; code: string }
  | { channel: 'bank'; code: string; accountNumber: string }
  | { channel: 'mobile_money'; provider: string; phone: string }

const isEmail = (text: string): boolean => /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/.test(text)

/** `redirect`, `AUTH_…`, `bank:057:0000000000` or `mobile_money:mtn:+233551234987`; null: nothing of this processor. */
function descriptorOf(text: string): Descriptor | null {
  if (text === 'redirect') return { channel: 'redirect' }
  if (/^AUTH_[A-Za-z0-9]{4,60}$/.test(text)) return { channel: 'authorization', code: text }
  const [, code = '', accountNumber] = /^bank:(\d{3,9}):(\d{6,20})$/.exec(text) ?? []
  if (accountNumber) return { channel: 'bank', code, accountNumber }
  const [, provider = '', phone] = /^mobile_money:([a-z]{2,20}):(\+?\d{8,15})$/.exec(text) ?? []
  return phone ? { channel: 'mobile_money', provider, phone } : null
}

/** The payer's address may come with the token, because an authorization belongs to one. */
function takesToken({ type, processorAccountID, token, emailAddress, ...others }: PaymentToken): boolean {
  if (type !== 'token' || !processorAccountID || Object.keys(others).length > 0) return false
  return descriptorOf(token ?? '') !== null && (emailAddress === undefined || isEmail(emailAddress))
}

export const paystackMethods: TakenMethods = { texts: ['redirect'], inWords: words.methodsInWords, takesToken }

const textOf = (method: GivenPaymentMethod): string => (typeof method === 'string' ? method : (method.token ?? ''))

const masked = (digits: string): string => `••••${digits.slice(-4)}`

/** Numbers of accounts and phones are kept masked; only the charge itself is handed the whole. */
export function keptMethod(method: GivenPaymentMethod): KeptMethod {
  const text = textOf(method)
  const descriptor = descriptorOf(text)
  if (!descriptor) throw new Error('This is no method of Paystack')
  if (descriptor.channel === 'bank')
    return { paymentMethod: `bank:${descriptor.code}:${masked(descriptor.accountNumber)}`, card: null }
  if (descriptor.channel === 'mobile_money')
    return { paymentMethod: `mobile_money:${descriptor.provider}:${masked(descriptor.phone)}`, card: null }
  return { paymentMethod: text, card: null }
}

export const givenDescriptor = ({ given, paymentMethod }: ProcessorPayment): Descriptor | null =>
  descriptorOf(textOf(given ?? paymentMethod))

export const isByPage = ({ paymentMethod }: ProcessorPayment): boolean => paymentMethod === 'redirect'

export function emailOf(payer: { emailAddress: string | null } | undefined, method: GivenPaymentMethod | undefined) {
  const ofToken = typeof method === 'object' ? method.emailAddress : undefined
  return payer?.emailAddress ?? ofToken ?? null
}
