import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { clock } from '#contract/clock.js'
import type { Mode } from '#contract/modes.js'
import { name } from './stripe-answers.js'
import type { RawNotice } from '../port/notice.js'
import type { NoticeSubject, ReadNotice } from '../port/processor.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'

const toleranceSeconds = 300
const what = 'A notice'

const eventForm = z.object({
  id: name,
  type: name,
  livemode: z.boolean(),
  account: z.optional(name),
  data: z.object({ object: z.unknown() }),
})
const ours = z.object({ transactionID: z.optional(name), refundID: z.optional(name) })
const ofPaymentForm = z.object({ payment_intent: z.nullish(z.union([name, z.object({ id: name })])) })
const paymentForm = z.object({ id: name, metadata: ours })
const setupForm = z.object({ id: name, metadata: z.object({ setupID: z.optional(name) }) })
const disputeForm = z.extend(ofPaymentForm, { id: name })
const refundForm = z.extend(ofPaymentForm, { id: name, metadata: z.nullish(ours) })

const methodForm = z.object({ id: name })
const mandateForm = z.object({ payment_method: z.union([name, methodForm]) })

const aboutConnected = new Set(['account.updated', 'account.application.deauthorized', 'capability.updated'])

type Event = z.output<typeof eventForm>

/** null: none of the secrets has signed it, or too long ago. Stripe tells a live endpoint of connected accounts of test mode as well. */
export function readNotice(
  library: typeof Stripe,
  { body, headers }: RawNotice,
  secrets: string[],
  ofMode: Mode,
): ReadNotice[] | null {
  const signed = signedWith(library, secrets, body, headers['stripe-signature'])
  if (signed === null) return null
  const event = readAs(eventForm, signed, what)
  const { id: noticeID, type, livemode, account } = event
  const mode = livemode ? 'live' : 'test'
  if (account !== undefined && mode !== ofMode) return []
  return [{ noticeID, type, mode, subject: subjectOf(event) }]
}

function signedWith(
  { errors, webhooks }: typeof Stripe,
  secrets: string[],
  body: Buffer,
  signature: string | undefined,
): unknown {
  if (signature === undefined) return null
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, clock.time())
    } catch (error) {
      if (error instanceof errors.StripeSignatureVerificationError) continue
      if (error instanceof SyntaxError) throw new UnreadableAnswer(`${what} is no JSON`)
      throw error
    }
  }
  return null
}

function subjectOf({ type, account, data: { object } }: Event): NoticeSubject | null {
  // An event on a connected account is about that account alone: its own payments are none of ours.
  if (account !== undefined) return aboutConnected.has(type) ? { connectedReference: account } : null
  switch (type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing':
    case 'payment_intent.amount_capturable_updated': {
      const { id: processorReference, metadata } = readAs(paymentForm, object, `${what} about a payment`)
      return { processorReference, ...(metadata.transactionID && { reference: metadata.transactionID }) }
    }
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const { id, metadata, payment_intent } = readAs(refundForm, object, `${what} about a refund`)
      const reference = metadata?.refundID
      return aboutIntent(payment_intent, { refund: { processorReference: id, ...(reference && { reference }) } })
    }
    // A bank debit may fail after it has succeeded: the inquiry decides.
    case 'charge.failed':
      return aboutIntent(intentOf(object), { kind: 'capture_failed' })
    case 'charge.refunded':
      return aboutIntent(intentOf(object))
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id, payment_intent } = readAs(disputeForm, object, `${what} about a dispute`)
      return aboutIntent(payment_intent, { kind: 'dispute_told', disputeReference: id })
    }
    case 'setup_intent.succeeded':
    case 'setup_intent.setup_failed':
    case 'setup_intent.canceled':
    case 'setup_intent.requires_action':
      return setupIn(object)
    case 'payment_method.updated':
    case 'payment_method.automatically_updated':
    case 'payment_method.detached':
      return { kind: 'method_changed', savedMethodKey: readAs(methodForm, object, `${what} about a method`).id }
    case 'mandate.updated': {
      const { payment_method: method } = readAs(mandateForm, object, `${what} about a mandate`)
      return { kind: 'method_changed', savedMethodKey: typeof method === 'string' ? method : method.id }
    }
    default:
      return null
  }
}

const intentOf = (charge: unknown) => readAs(ofPaymentForm, charge, `${what} about a charge`).payment_intent

/** One without our ID was made by somebody else at this account. */
function setupIn(object: unknown): NoticeSubject | null {
  const { id: processorReference, metadata } = readAs(setupForm, object, `${what} about a setup`)
  return metadata.setupID ? { setup: { reference: metadata.setupID, processorReference } } : null
}

function aboutIntent(
  intent: string | { id: string } | null | undefined,
  more: NoticeSubject = {},
): NoticeSubject | null {
  if (!intent) return null
  return { processorReference: typeof intent === 'string' ? intent : intent.id, ...more }
}
