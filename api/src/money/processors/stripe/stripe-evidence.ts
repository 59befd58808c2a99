import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { EvidenceFileKind } from '#contract/evidence-files.js'
import * as words from '#contract/messages/processors/stripe.js'
import { AnswerLost } from '../port/processor.js'
import type { EvidenceResult, ProcessorEvidence, ProcessorUpload, UploadResult } from '../port/dispute-calls.js'
import { readAs } from '../port/read-answer.js'
import { isRefusal, isWithoutEffect } from './stripe-errors.js'

type Refused = { outcome: 'refused'; sentence: string }

const fields: Record<EvidenceFileKind, string> = {
  receipt: 'receipt',
  delivery: 'shipping_documentation',
  communication: 'customer_communication',
  other: 'uncategorized_file',
}
const fileShape = z.object({ id: z.string().check(z.minLength(1)) })

export function uploadEvidence(
  client: Stripe,
  { reference, name, mediaType, bytes }: ProcessorUpload,
): Promise<UploadResult> {
  return orRefused(async () => {
    const file = { data: bytes, name, type: mediaType }
    const answer: unknown = await client.files.create(
      { purpose: 'dispute_evidence', file },
      { idempotencyKey: reference },
    )
    return { outcome: 'sent', fileReference: readAs(fileShape, answer, 'A file of Stripe').id }
  })
}

export function sendEvidence(
  client: Stripe,
  { reference, processorReference, text, files }: ProcessorEvidence,
): Promise<EvidenceResult> {
  return orRefused(async () => {
    const named = Object.fromEntries(files.map((file) => [fields[file.kind], file.processorReference]))
    const given = { evidence: { uncategorized_text: text, ...named }, submit: true }
    await client.disputes.update(processorReference, given, { idempotencyKey: `${reference}_evidence` })
    return { outcome: 'sent' }
  })
}

async function orRefused<T>(call: () => Promise<T>): Promise<T | Refused> {
  try {
    return await call()
  } catch (error) {
    if (isRefusal(error)) return { outcome: 'refused', sentence: error.message }
    if (isWithoutEffect(error)) return { outcome: 'refused', sentence: words.cannotBeAsked }
    if (error instanceof AnswerLost) throw error
    throw new AnswerLost('Stripe has not said whether it has the evidence', { cause: error })
  }
}
