import type { FailureCode } from '#contract/failure-codes.js'
import * as words from '#contract/messages/processors/paystack.js'
import { failed } from '../port/failed.js'
import type { ProcessorPayment } from '../port/processor.js'
import { shown, UnreadableAnswer } from '../port/read-answer.js'
import type { ChargeResult, ConfirmResult, Declined } from '../port/results.js'
import { isPageAddress, type PaystackAnswer } from './paystack-api.js'
import { toSubunits } from './paystack-amounts.js'
import { emailOf, givenDescriptor } from './paystack-methods.js'
import { authorizationIn } from './paystack-references.js'
import { referenceOf, type ToldPayment } from './paystack-answers.js'
import { splitOf } from './paystack-splits.js'

/** It fails at once where the saved method is of another processor. */
export function chargeOf(payment: ProcessorPayment): { path: string; body: object } | Declined {
  const { amount, currency, reference: transactionID, description, payer, given, returnURL } = payment
  const base = {
    email: emailOf(payer, given),
    amount: toSubunits(amount, currency),
    reference: referenceOf(payment),
    ...splitOf(payment),
  }
  const metadata = { transactionID, description }
  const descriptor = givenDescriptor(payment)
  if (payment.saved) {
    const own = authorizationIn(payment.saved.reference)
    if (!own) return failed('invalid_card', 'foreign_reference')
    const paid = { email: own.email, currency, authorization_code: own.authorization }
    const body = { ...base, ...paid, metadata: JSON.stringify(metadata) }
    return { path: 'transaction/charge_authorization', body }
  }
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
  // One that is no longer active, or is of somebody else: another account may take the payment.
  if (/subaccount/i.test(message))
    return { ...failed('processor_unavailable', message), isFault: true, isOfClient: true }
  const failureCode = refusals.find(([pattern]) => pattern.test(message))?.[1] ?? 'processing_error'
  return failed(failureCode, message || raw)
}

const refusals: [RegExp, FailureCode][] = [
  [/currency/i, 'currency_not_supported'],
  [/amount/i, 'amount_not_supported'],
  [/authorization code|bank code|account number|provider|channel/i, 'method_not_supported'],
]

const waits = ['pay_offline', 'pending', 'processing', 'ongoing', 'queued']
const asksPayer = ['send_otp', 'open_url', 'send_pin', 'send_phone', 'send_birthday', 'send_address', 'abandoned']

/** Whether the payer is paying just now. A state that the document does not have may mean anything. */
export function isPaying({ status }: ToldPayment): boolean {
  if (waits.includes(status)) return true
  if (asksPayer.includes(status)) return false
  throw new UnreadableAnswer(`Paystack has a state that is not known: ${shown(status)}`)
}

export function stepOf(payment: ProcessorPayment, told: ToldPayment): ChargeResult {
  const processorReference = referenceOf(payment)
  if (isPaying(told)) return { outcome: 'pending', processorReference }
  const { status, url } = told
  switch (status) {
    case 'send_otp':
      return { outcome: 'requires_action', contact: contactOf(payment), mayResend: false, processorReference }
    case 'open_url':
      if (!isPageAddress(payment.account, url)) throw new UnreadableAnswer('A payment says no address to open')
      return { outcome: 'requires_action', redirectURL: url, processorReference }
    case 'abandoned':
      return { ...failed('authentication_failed', status), processorReference }
    default:
      return { ...failed('method_not_supported', status), processorReference }
  }
}

function contactOf({ paymentMethod }: ProcessorPayment): string {
  const [channel, , number] = paymentMethod.split(':')
  return channel === 'mobile_money' && number ? number : words.codeToPhone
}

export function stepAfterCode(payment: ProcessorPayment, told: ToldPayment): ConfirmResult {
  const step = stepOf(payment, told)
  return step.outcome === 'requires_action' && 'contact' in step ? { outcome: 'code_wrong' } : step
}
