import * as z from 'zod/mini'
import type { Currency } from '#contract/money.js'
import { faultOfAnswer } from '../port/answer-fault.js'
import type { ProcessorPayment, ProcessorRefund } from '../port/processor.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import type { AnswerAbout } from '../port/results.js'
import { fromStripe } from './stripe-amounts.js'

export const name = z.string().check(z.minLength(1), z.maxLength(255))
const counted = z.int().check(z.nonnegative())
const text = z.nullish(z.string())
const currency = z.string().check(z.regex(/^[a-z]{3}$/))
const ours = z.object({
  ...{ transactionID: z.optional(name), attemptID: z.optional(name), refundID: z.optional(name) },
  setupID: z.optional(name),
})

const detail = z.catch(z.nullish(z.union([z.string(), z.int()])), () => undefined)
const textDetail = z.catch(text, () => undefined)
const owner = z.catch(z.nullish(z.union([name, z.object({ id: name })])), () => undefined)

/** Nothing of a card decides about money, so a card that cannot be read is left out. */
export const card = z.catch(
  z.nullish(
    z.object({
      ...{ brand: text, last4: text, country: text, fingerprint: text },
      ...{ exp_month: detail, exp_year: detail, network_transaction_id: textDetail, mandate: textDetail },
    }),
  ),
  () => undefined,
)
const charge = z.union([z.string(), z.object({ payment_method_details: z.nullish(z.object({ card })) })])

const intentForm = z.object({
  id: name,
  amount: counted,
  amount_received: z.optional(counted),
  currency,
  status: name,
  metadata: ours,
  latest_charge: z.catch(z.nullish(charge), () => undefined),
  next_action: z.nullish(z.object({ redirect_to_url: z.nullish(z.object({ url: text })) })),
  customer: owner,
  payment_method: owner,
  last_payment_error: z.nullish(z.object({ code: text, decline_code: text })),
  cancellation_reason: text,
  application_fee_amount: z.nullish(counted),
  transfer_data: z.nullish(z.object({ destination: z.union([name, z.object({ id: name })]) })),
})

const refundForm = z.object({
  id: name,
  amount: counted,
  currency,
  status: name,
  metadata: z.nullable(ours),
  payment_intent: z.nullish(z.union([name, z.object({ id: name })])),
  failure_reason: text,
})

const refusalForm = z.object({ id: name, metadata: z.nullish(ours) })
const listForm = z.object({
  data: z.array(z.object({ id: name, metadata: z.nullable(ours) })),
  has_more: z.boolean(),
})

export type Card = z.output<typeof card>
export type Intent = z.output<typeof intentForm>
export type Refund = z.output<typeof refundForm>
export type Listed = z.output<typeof listForm>

const whatIntent = 'A payment intent'
const whatRefund = 'A refund'

const inOurs = (amount: number, code: string): number => fromStripe(amount, code.toUpperCase() as Currency)

/** Throws where it is about another payment, so that nothing is done to that one. */
export function readIntent(value: unknown, payment: ProcessorPayment): Intent {
  const intent = named(value, 'transactionID', payment, () => readAs(intentForm, value, whatIntent))
  requireAbout(aboutIntent(intent), payment, whatIntent)
  requireDestination(intent, payment)
  return intent
}

/** Found by our key or in a list: only our id in it says that it is ours. */
export function readNewIntent(value: unknown, payment: ProcessorPayment): Intent {
  const intent = readIntent(value, payment)
  if (!intent.metadata.transactionID) throw new UnreadableAnswer(`${whatIntent} does not say whose it is`)
  return intent
}

export function readRefund(value: unknown, refund: ProcessorRefund): Refund {
  const told = named(value, 'refundID', refund, () => readAs(refundForm, value, whatRefund))
  const { currency: asked, processorReference: intentID } = refund.payment
  requireAbout(aboutRefund(told), { ...refund, currency: asked }, whatRefund)
  const about = typeof told.payment_intent === 'string' ? told.payment_intent : told.payment_intent?.id
  if (about && intentID && about !== intentID) throw new UnreadableAnswer(`${whatRefund} is about another payment`)
  return told
}

export function readNewRefund(value: unknown, refund: ProcessorRefund): Refund {
  const told = readRefund(value, refund)
  if (!told.metadata?.refundID) throw new UnreadableAnswer(`${whatRefund} does not say whose it is`)
  return told
}

export const readList = (value: unknown): Listed => readAs(listForm, value, 'A list')

/** Of a charge that was refused: the intent that it has made, where it says one. */
export const readRefused = (value: unknown) => readAs(z.nullish(refusalForm), value, 'A refusal')

export const readCard = (value: unknown): Card => readAs(card, value, 'A card')

export const missing = (id: string, field: string) =>
  new UnreadableAnswer(`${whatIntent} cannot be read: ${field} (missing)`, { processorReference: id })

export const aboutIntent = ({ id, amount, currency: code, metadata: { transactionID } }: Intent): AnswerAbout => ({
  ...(transactionID && { reference: transactionID }),
  ...{ processorReference: id, amount: inOurs(amount, code), currency: code.toUpperCase() },
})

export const aboutRefund = ({ id, amount, currency: code, metadata }: Refund): AnswerAbout => ({
  ...(metadata?.refundID && { reference: metadata.refundID }),
  ...{ processorReference: id, amount: inOurs(amount, code), currency: code.toUpperCase() },
})

export function takenOf({ id, amount_received: taken, currency: code }: Intent): number {
  if (taken === undefined) throw missing(id, 'amount_received')
  return inOurs(taken, code)
}

type Asked = Pick<ProcessorPayment, 'reference' | 'processorReference' | 'amount' | 'currency'>

function requireAbout(about: AnswerAbout, { amount, ...asked }: Asked, what: string): void {
  const fault = faultOfAnswer({ about }, { ...asked, atMost: amount })
  if (fault) throw new UnreadableAnswer(`${what} is not believed: ${fault}`)
}

// Money of one client must not be believed to be with another one.
function requireDestination(intent: Intent, { connected }: ProcessorPayment): void {
  const { id: processorReference, transfer_data: to, currency: code } = intent
  const unlike = (what: string) =>
    new UnreadableAnswer(`${whatIntent} is not believed: ${what}`, { processorReference })
  const destination = typeof to?.destination === 'string' ? to.destination : to?.destination.id
  if (destination !== connected?.reference) throw unlike('it is for another connected account')
  const fee = inOurs(intent.application_fee_amount ?? 0, code)
  const isWhole = intent.status === 'succeeded' && intent.amount_received === intent.amount
  if (connected && isWhole && fee !== connected.fee) throw unlike(`its fee is ${fee}`)
}

// The name alone is enough to ask about it, which makes nothing a second time whatever becomes of the key.
function named<T>(
  value: unknown,
  ownName: 'transactionID' | 'refundID',
  { reference }: { reference: string },
  read: () => T,
): T {
  try {
    return read()
  } catch (error) {
    const told = z.safeParse(z.object({ id: name, metadata: ours }), value)
    if (error instanceof UnreadableAnswer && told.success && told.data.metadata[ownName] === reference)
      error.processorReference = told.data.id
    throw error
  }
}
