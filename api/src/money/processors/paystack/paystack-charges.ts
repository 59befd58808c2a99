import type { FailureCode } from '#contract/failure-codes.js'
import * as words from '#contract/messages/processors/paystack.js'
import { failed } from '../port/failed.js'
import { AnswerLost, type ProcessorPayment } from '../port/processor.js'
import type { ChargeResult, Declined } from '../port/results.js'
import { isPageAddress, type PaystackAnswer } from './paystack-api.js'
import { toSubunits } from './paystack-amounts.js'
import { emailOf, givenDescriptor } from './paystack-methods.js'
import { referenceOf, type ToldPayment } from './paystack-payment.js'

export function chargeOf(payment: ProcessorPayment): { path: string; body: object } {
  const { amount, currency, reference: transactionID, description, payer, given, returnURL } = payment
  const base = {
    email: emailOf(payer, given),
    amount: toSubunits(amount, currency),
    reference: referenceOf(payment),
  }
  const metadata = { transactionID, description }
  const descriptor = givenDescriptor(payment)
  switch (descriptor?.channel) {
    case 'redirect': {
      const back = returnURL === null ? {} : { callback_url: returnURL }
      const cancel = returnURL === null ? {} : { cancel_action: returnURL }
      const body = { ...base, currency, ...back, metadata: { ...metadata, ...cancel } }
      return { path: 'transaction/initialize', body }
    }
    case 'authorization': {
      const body = { ...base, currency, authorization_code: descriptor.code, metadata: JSON.stringify(metadata) }
      return { path: 'transaction/charge_authorization', body }
    }
    case 'bank': {
      const bank = { code: descriptor.code, account_number: descriptor.accountNumber }
      return { path: 'charge', body: { ...base, currency, bank, metadata } }
    }
    case 'mobile_money': {
      const { phone, provider } = descriptor
      return { path: 'charge', body: { ...base, currency, mobile_money: { phone, provider }, metadata } }
    }
    default:
      throw new Error('This is no method of Paystack')
  }
}

/** A refusal has moved nothing. What lies at the account or at Paystack itself, another account need not have. */
export function refusalOf({ status, message, code }: PaystackAnswer): Declined {
  const raw = code || String(status)
  if (status === 401) return { ...failed('processor_unavailable', raw), isFault: true }
  if (status === 429) return { ...failed('processor_unavailable', raw), isFault: true }
  const failureCode = refusals.find(([pattern]) => pattern.test(message))?.[1] ?? 'processing_error'
  return failed(failureCode, message || raw)
}

const refusals: [RegExp, FailureCode][] = [
  [/currency/i, 'currency_not_supported'],
  [/amount/i, 'amount_not_supported'],
  [/authorization code|bank code|account number|provider|channel/i, 'method_not_supported'],
]

export function stepOf(payment: ProcessorPayment, { status, data }: ToldPayment): ChargeResult {
  const processorReference = referenceOf(payment)
  switch (status) {
    case 'send_otp':
      return { outcome: 'requires_action', contact: contactOf(payment), mayResend: false, processorReference }
    case 'open_url':
      if (!isPageAddress(payment.account, data.url)) throw new AnswerLost('Paystack has told no address to open')
      return { outcome: 'requires_action', redirectURL: data.url, processorReference }
    case 'pay_offline':
    case 'pending':
    case 'processing':
    case 'ongoing':
    case 'queued':
      return { outcome: 'pending', processorReference }
    case 'abandoned':
      return { ...failed('authentication_failed', status), processorReference }
    case 'send_pin':
    case 'send_phone':
    case 'send_birthday':
    case 'send_address':
      return { ...failed('method_not_supported', status), processorReference }
    default:
      throw new AnswerLost(`Paystack has told of a payment that is ${status}`)
  }
}

function contactOf({ paymentMethod }: ProcessorPayment): string {
  const [channel, , number] = paymentMethod.split(':')
  return channel === 'mobile_money' && number ? number : words.codeToPhone
}
