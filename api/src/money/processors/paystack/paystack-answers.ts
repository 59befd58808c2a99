import * as z from 'zod/mini'
import type { Currency } from '#contract/money.js'
import { faultOfAnswer } from '../port/answer-fault.js'
import type { ProcessorPayment, ProcessorRefund } from '../port/processor.js'
import type { ProcessorTransfer } from '../port/transfer.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import type { AnswerAbout } from '../port/results.js'
import { fromSubunits } from './paystack-amounts.js'
import { transactionIDIn } from './paystack-metadata.js'

export const name = z.string().check(z.minLength(1), z.maxLength(255))
const counted = z.int().check(z.nonnegative())
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const text = z.catch(z.nullish(z.string()), () => undefined)

/** A step of a charge says no more than these; what is paid also says how much. */
const paymentForm = z.object({
  status: name,
  reference: name,
  currency: z.optional(currency),
  metadata: z.optional(z.unknown()),
  gateway_response: text,
  message: text,
  url: z.optional(z.unknown()),
  authorization: z.optional(z.unknown()),
})
const paidForm = z.object({ amount: counted, currency, requested_amount: z.nullish(counted) })
const pageForm = z.object({ authorization_url: name, reference: z.optional(name) })

const refundForm = z.object({
  id: z.union([z.int().check(z.positive()), z.string().check(z.regex(/^\d{1,20}$/))]),
  status: name,
  amount: counted,
  currency,
  merchant_note: z.nullish(z.string()),
  transaction: z.optional(z.unknown()),
  transaction_reference: z.nullish(z.string()),
  reason: text,
})
// Every row says whose it is, or a refund of ours would be made a second time.
const refundsForm = z.array(z.object({ merchant_note: z.nullable(z.string()) }))

const transferForm = z.object({
  status: name,
  reference: name,
  amount: counted,
  currency,
  transfer_code: text,
  gateway_response: text,
  reason: text,
})

/** `data`: all of the answer, of which a payment that succeeded demands more. */
export type ToldPayment = z.output<typeof paymentForm> & { data: unknown }
export type ToldRefund = z.output<typeof refundForm>
export type ToldTransfer = z.output<typeof transferForm>

/** Letters, digits, `-`, `.` and `=` are all that a reference there may hold. */
export const referenceOf = ({ processorReference, attempt }: ProcessorPayment): string =>
  processorReference ?? attempt.replaceAll('_', '-')

export function readPayment(payment: ProcessorPayment, data: unknown): ToldPayment {
  const what = 'A payment'
  const told = { ...readAs(paymentForm, data, what), data }
  requireAbout(aboutPayment(told), { ...payment, processorReference: referenceOf(payment) }, what)
  return told
}

export const aboutPayment = ({ reference, metadata, currency: code }: ToldPayment): AnswerAbout => {
  const transactionID = transactionIDIn(metadata)
  return {
    ...(transactionID && { reference: transactionID }),
    ...(code && { currency: code }),
    processorReference: reference,
  }
}

// Where the payer bears Paystack's fee, `amount` is more than was asked for, and is less where only a part was to be had.
export function takenOf({ currency: asked, amount }: ProcessorPayment, { data }: ToldPayment) {
  const { amount: all, requested_amount: requested, currency: code } = readAs(paidForm, data, 'A payment')
  const wanted = requested ?? null
  const taken = fromSubunits(Math.min(all, wanted ?? all), asked)
  const whole = wanted === null ? amount : fromSubunits(wanted, asked)
  if (taken === null || whole === null) throw new UnreadableAnswer('A payment is of no whole number of minor units')
  return { amount: taken, isPart: wanted !== null && all < wanted, about: { currency: code, amount: whole } }
}

export function readPage(payment: ProcessorPayment, data: unknown): string {
  const { authorization_url: url, reference } = readAs(pageForm, data, 'A page')
  if (reference !== undefined && reference !== referenceOf(payment))
    throw new UnreadableAnswer('A page is about another payment')
  return url
}

export function readRefund(refund: ProcessorRefund, data: unknown): ToldRefund {
  const what = 'A refund'
  const told = readAs(refundForm, data, what)
  const { payment, ...asked } = refund
  requireAbout(aboutRefund(told), { ...asked, currency: payment.currency }, what)
  const paid = paymentOf(told)
  if (paid !== null && paid !== referenceOf(payment)) throw new UnreadableAnswer(`${what} is about another payment`)
  return told
}

export function readRefunds(data: unknown): { merchant_note: string | null }[] {
  return readAs(refundsForm, data, 'A list of refunds')
}

export const aboutRefund = ({ id, amount, currency: code, merchant_note: note }: ToldRefund): AnswerAbout => ({
  ...(note && /^(ref|late)_\w{26}$/.test(note) && { reference: note }),
  ...{ processorReference: String(id), amount: fromSubunits(amount, code as Currency) ?? 0, currency: code },
})

export function readTransfer(transfer: ProcessorTransfer, data: unknown): ToldTransfer {
  const what = 'A transfer'
  const told = readAs(transferForm, data, what)
  requireAbout(aboutTransfer(told), { ...transfer, processorReference: null }, what)
  return told
}

export const aboutTransfer = ({ reference, amount, currency: code }: ToldTransfer): AnswerAbout => ({
  ...{ reference, amount: fromSubunits(amount, code as Currency) ?? 0, currency: code },
})

function paymentOf({ transaction, transaction_reference: told }: ToldRefund): string | null {
  const named = z.safeParse(z.object({ reference: name }), transaction)
  return named.success ? named.data.reference : (told ?? null)
}

type Asked = Pick<ProcessorPayment, 'reference' | 'processorReference' | 'amount' | 'currency'>

function requireAbout(about: AnswerAbout, { amount, ...asked }: Asked, what: string): void {
  const fault = faultOfAnswer({ about }, { ...asked, atMost: amount })
  if (fault) throw new UnreadableAnswer(`${what} is not believed: ${fault}`)
}
