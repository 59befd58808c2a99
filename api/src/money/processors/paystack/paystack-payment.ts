import { Logger } from '@nestjs/common'
import { cardBrands } from '#contract/payment-methods.js'
import { failed } from '../port/failed.js'
import { AnswerLost, type ProcessorPayment } from '../port/processor.js'
import { type Declined, type Paid, type ToldCard, toldCard } from '../port/results.js'
import { shortText } from './paystack-api.js'
import { fromSubunits } from './paystack-amounts.js'
import { failureCodeOf } from './paystack-failures.js'

const logger = new Logger('Paystack')

export interface ToldPayment {
  status: string
  reference: string
  data: Record<string, unknown>
}

/** Letters, digits, `-`, `.` and `=` are all that a reference there may hold. */
export const referenceOf = ({ processorReference, attempt }: ProcessorPayment): string =>
  processorReference ?? attempt.replaceAll('_', '-')

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function readPayment(payment: ProcessorPayment, data: unknown): ToldPayment {
  const reference = referenceOf(payment)
  if (!isObject(data) || typeof data.status !== 'string')
    throw new AnswerLost('Paystack has told no state of a payment')
  if (data.reference !== undefined && data.reference !== reference)
    throw new AnswerLost(`Paystack has told of ${shortText(data.reference)} where ${reference} was asked about`)
  return { status: data.status, reference, data }
}

export function endOf(payment: ProcessorPayment, { status, reference, data }: ToldPayment): Paid | Declined | null {
  switch (status) {
    case 'success':
      return paid(payment, reference, data)
    case 'failed':
    case 'timeout':
      return { ...declineOf(data), processorReference: reference, card: cardOf(data.authorization) }
    case 'reversed':
      return { ...failed('declined', status), processorReference: reference }
    default:
      return null
  }
}

// Where the payer bears Paystack's fee, `amount` is more than was asked for, and is less where only a part was to be had.
function paid(payment: ProcessorPayment, processorReference: string, data: Record<string, unknown>): Paid {
  const { currency, amount: asked } = payment
  const [taken, requested] = [data.amount, data.requested_amount ?? data.amount]
  const isTold = typeof taken === 'number' && typeof requested === 'number'
  const amount = isTold ? fromSubunits(Math.min(taken, requested), currency) : null
  if (amount === null || amount <= 0 || amount > asked || data.currency !== currency)
    throw new AnswerLost(`Paystack has taken ${String(taken)} ${shortText(data.currency)} for ${asked} ${currency}`)
  const card = cardOf(data.authorization)
  return { outcome: 'succeeded', processorReference, ...(amount !== asked && { amount }), ...(card && { card }) }
}

function declineOf(data: Record<string, unknown>): Declined {
  const text = shortText(data.gateway_response) || shortText(data.message)
  const code = failureCodeOf(text)
  if (!code) logger.warn(`A refusal is not mapped and counts as declined: ${text || 'no text'}`)
  return failed(code ?? 'declined', text)
}

function cardOf(authorization: unknown): ToldCard | null {
  if (!isObject(authorization) || authorization.channel !== 'card') return null
  const { brand, card_type: type, last4, country_code: country, signature } = authorization
  const name = `${shortText(brand)} ${shortText(type)}`.toLowerCase().replace(/american[ -]express/, 'amex')
  const known = cardBrands.find((one) => name.includes(one))
  const isShown = known && typeof last4 === 'string' && /^\d{4}$/.test(last4)
  return toldCard(isShown ? { brand: known, last4 } : null, country, signature)
}
