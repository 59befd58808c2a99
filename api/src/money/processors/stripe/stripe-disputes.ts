import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { disputeOutcomes, type DisputeReason } from '#contract/choices.js'
import { currencies } from '#contract/money.js'
import * as words from '#contract/messages/processors/stripe.js'
import type { DisputeFacts } from '../port/notice.js'
import { AnswerLost, type EvidenceResult, type ProcessorEvidence } from '../port/processor.js'
import { fromStripe } from './stripe-amounts.js'
import { name } from './stripe-answers.js'
import { isRefusal, isWithoutEffect } from './stripe-errors.js'

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

export const disputeForm = z.object({
  id: name,
  reason: name,
  status: name,
  amount: z.int().check(z.nonnegative()),
  currency: z.string().check(z.regex(/^[a-z]{3}$/)),
  payment_intent: z.nullish(z.union([name, z.object({ id: name })])),
  evidence_details: z.nullish(z.object({ due_by: z.nullish(z.number()) })),
})

/** null: an inquiry of the bank, with which no money has moved. */
export function disputeFactsOf(dispute: z.output<typeof disputeForm>): DisputeFacts | null {
  const { id, reason, status, amount, currency } = dispute
  if (status.startsWith('warning_')) return null
  const dueBy = dispute.evidence_details?.due_by
  const outcome = disputeOutcomes.find((one) => one === status)
  const known = currencies.find((one) => one.toLowerCase() === currency)
  return {
    processorReference: id,
    reason: reasons[reason] ?? 'general',
    ...(known && { amount: fromStripe(amount, known) }),
    ...(typeof dueBy === 'number' && { evidenceDueAt: new Date(dueBy * 1_000).toISOString() }),
    ...(outcome && { outcome }),
  }
}

export async function sendEvidence(
  client: Stripe,
  { reference, processorReference, text }: ProcessorEvidence,
): Promise<EvidenceResult> {
  try {
    const given = { evidence: { uncategorized_text: text }, submit: true }
    await client.disputes.update(processorReference, given, { idempotencyKey: `${reference}_evidence` })
    return { outcome: 'sent' }
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'refused', sentence: error.message }
    if (isWithoutEffect(error)) return { outcome: 'refused', sentence: words.cannotBeAsked }
    throw new AnswerLost('Stripe has not said whether it has the evidence', { cause: error })
  }
}
