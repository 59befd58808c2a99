import type Stripe from 'stripe'
import { clock } from '#contract/clock.js'
import type { RawNotice } from '../port/notice.js'
import type { NoticeSubject, ReadNotice } from '../port/processor.js'

const toleranceSeconds = 300

/** null: none of the secrets has signed it, or too long ago. */
export function readNotice(
  library: typeof Stripe,
  { body, headers }: RawNotice,
  secrets: string[],
): ReadNotice[] | null {
  const event = signedWith(library, secrets, body, headers['stripe-signature'])
  if (!event) return null
  const { id: noticeID, type, livemode } = event
  return [{ noticeID, type, mode: livemode ? 'live' : 'test', subject: subjectOf(event) }]
}

function signedWith(
  { errors, webhooks }: typeof Stripe,
  secrets: string[],
  body: Buffer,
  signature: string | undefined,
): Stripe.Event | null {
  if (signature === undefined) return null
  for (const secret of secrets) {
    try {
      return webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, clock.time())
    } catch (error) {
      if (!(error instanceof errors.StripeSignatureVerificationError)) throw error
    }
  }
  return null
}

function subjectOf(event: Stripe.Event): NoticeSubject | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
    case 'payment_intent.processing':
    case 'payment_intent.amount_capturable_updated': {
      const { id: processorReference, metadata } = event.data.object
      return { processorReference, ...(metadata.transactionID && { reference: metadata.transactionID }) }
    }
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const { id, metadata, payment_intent } = event.data.object
      const reference = metadata?.refundID
      return aboutIntent(payment_intent, { refund: { processorReference: id, ...(reference && { reference }) } })
    }
    case 'charge.refunded':
      return aboutIntent(event.data.object.payment_intent)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { id: disputeReference, payment_intent } = event.data.object
      return aboutIntent(payment_intent, { kind: 'dispute_told', disputeReference })
    }
    default:
      return null
  }
}

function aboutIntent(intent: string | { id: string } | null, more: NoticeSubject = {}): NoticeSubject | null {
  if (intent === null) return null
  return { processorReference: typeof intent === 'string' ? intent : intent.id, ...more }
}
