import type Stripe from 'stripe'
import { disputeOutcomes, type DisputeReason } from '#contract/choices.js'
import { currencies } from '#contract/money.js'
import * as words from '#contract/messages/processors/stripe.js'
import type { DisputeFacts } from '../port/notice.js'
import { AnswerLost, type EvidenceResult, type ProcessorEvidence } from '../port/processor.js'
import { fromStripe } from './stripe-amounts.js'
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

/** null: an inquiry of the bank, with which no money has moved. */
export function disputeFactsOf(dispute: Stripe.Dispute): DisputeFacts | null {
  const { id, reason, status, amount, currency } = dispute
  if (status.startsWith('warning_')) return null
  // Hand-made notices may lack what Stripe always tells.
  const dueBy = (dispute.evidence_details as Stripe.Dispute.EvidenceDetails | undefined)?.due_by
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
