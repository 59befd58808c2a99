import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { DisputeReason } from '#contract/choices.js'
import type { DisputeStatus } from '#contract/disputes.js'
import { currencies } from '#contract/money.js'
import type { DisputeFacts } from '../port/notice.js'
import type { DisputeResult, ProcessorDispute } from '../port/dispute-calls.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import { fromStripe } from './stripe-amounts.js'
import { isRefusal, lost } from './stripe-errors.js'

const reasons: Partial<Record<string, DisputeReason>> = {
  fraudulent: 'fraudulent',
  unrecognized: 'fraudulent',
  debit_not_authorized: 'fraudulent',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  duplicate: 'duplicate',
  credit_not_processed: 'credit_not_processed',
  subscription_canceled: 'subscription_canceled',
}

const disputeShape = z.object({
  id: z.string(),
  amount: z.int().check(z.positive()),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  payment_intent: z.nullable(z.union([z.string(), z.object({ id: z.string() })])),
  evidence_details: z.optional(z.object({ due_by: z.nullish(z.int()), submission_count: z.optional(z.int()) })),
  balance_transactions: z.optional(z.array(z.object({ amount: z.int() }))),
})
type ToldDispute = z.output<typeof disputeShape>

const statuses: Partial<Record<string, DisputeStatus>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry_closed',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
}

/** The notice only says where to look: this is what the dispute is now. */
export async function readDispute(
  client: Stripe,
  { processorReference, payment }: ProcessorDispute,
): Promise<DisputeResult> {
  const answer: unknown = await client.disputes.retrieve(processorReference).catch((error: unknown) => {
    if (isRefusal(error) && error.code === 'resource_missing') return null
    throw lost(error)
  })
  if (answer === null) return { outcome: 'not_found' }
  const told = readAs(disputeShape, answer, 'A dispute of Stripe')
  const { id, payment_intent: intent } = told
  if (id !== processorReference) throw new UnreadableAnswer(`Stripe has told of the dispute ${id.slice(0, 40)} instead`)
  if ((typeof intent === 'string' ? intent : intent?.id) !== payment)
    throw new UnreadableAnswer('Stripe has told of a dispute of another payment')
  return { outcome: 'told', dispute: factsOf(told) }
}

function factsOf(told: ToldDispute): DisputeFacts {
  const { id, reason, amount, currency, evidence_details: evidence } = told
  const known = currencies.find((one) => one.toLowerCase() === currency)
  return {
    processorReference: id,
    reason: reasons[reason] ?? 'general',
    currency: known ?? null,
    ...(known && { amount: fromStripe(amount, known) }),
    ...(evidence?.due_by && { evidenceDueAt: new Date(evidence.due_by * 1_000).toISOString() }),
    isEvidenceSent: (evidence?.submission_count ?? 0) > 0,
    status: statusOf(told),
  }
}

// What was prevented is over at once. If money has left all the same, it does not come back.
function statusOf({ status, balance_transactions: moved = [] }: ToldDispute): DisputeStatus {
  if (status !== 'prevented') return statuses[status] ?? 'unclear'
  return moved.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : 'prevented'
}
