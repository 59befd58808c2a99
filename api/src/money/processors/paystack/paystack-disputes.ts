import { Injectable } from '@nestjs/common'
import * as z from 'zod/mini'
import type { DisputeStatus } from '#contract/disputes.js'
import { currencies } from '#contract/money.js'
import type { DisputeFacts } from '../port/notice.js'
import { AnswerLost } from '../port/processor.js'
import type { DisputeResult, ProcessorDispute } from '../port/dispute-calls.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import { fromSubunits } from './paystack-amounts.js'
import { PaystackApi } from './paystack-api.js'

const disputeShape = z.object({
  id: z.union([z.int(), z.string()]),
  refund_amount: z.nullable(z.int().check(z.nonnegative())),
  currency: z.nullish(z.string()),
  status: z.string(),
  resolution: z.nullable(z.string()),
  category: z.nullish(z.string()),
  dueAt: z.nullish(z.string()),
  transaction: z.object({ reference: z.string(), amount: z.int().check(z.positive()), currency: z.string() }),
})
export type ToldDispute = z.output<typeof disputeShape>

const open = ['awaiting-merchant-feedback', 'awaiting-bank-feedback', 'pending']

@Injectable()
export class PaystackDisputes {
  constructor(private readonly api: PaystackApi) {}

  /** The notice only says where to look: this is what the dispute is now. */
  async read(dispute: ProcessorDispute, signal: AbortSignal): Promise<DisputeResult> {
    const told = await this.told(dispute, signal)
    if (!told) return { outcome: 'not_found' }
    if (told.transaction.reference !== dispute.payment)
      throw new UnreadableAnswer('Paystack has told of a dispute of another payment')
    return { outcome: 'told', dispute: factsOf(told) }
  }

  async told(
    { account, processorReference }: Pick<ProcessorDispute, 'account' | 'processorReference'>,
    signal: AbortSignal,
  ): Promise<ToldDispute | null> {
    const answer = await this.api.get(account, `dispute/${encodeURIComponent(processorReference)}`, signal)
    if (answer.status === 404) return null
    if (answer.status >= 300) throw new AnswerLost(`Paystack has answered ${answer.status} about a dispute`)
    const told = readAs(disputeShape, answer.data, 'A dispute of Paystack')
    if (String(told.id) !== processorReference) throw new UnreadableAnswer('Paystack has told of another dispute')
    return told
  }
}

function factsOf(told: ToldDispute): DisputeFacts {
  const { id, category, dueAt, status: state, transaction, refund_amount: refund } = told
  const currency = currencies.find((one) => one === (told.currency ?? transaction.currency))
  const status = statusOf(told)
  const asked = currency ? fromSubunits(refund || transaction.amount, currency) : null
  const due = new Date(dueAt ?? '')
  return {
    processorReference: String(id),
    reason: category === 'fraud' ? 'fraudulent' : 'general',
    currency: currency ?? null,
    // An amount that is not whole in our minor units is not believed.
    ...(currency && { amount: asked ?? Number.NaN }),
    ...(status === 'lost' && currency && { amountLost: asked ?? Number.NaN }),
    ...(!Number.isNaN(due.getTime()) && { evidenceDueAt: due.toISOString() }),
    isEvidenceSent: state === 'awaiting-bank-feedback',
    status,
  }
}

// `refund_amount` is what the payer gets back in the end: nothing of it is lost where it is 0.
function statusOf({ status, resolution, refund_amount: refund }: ToldDispute): DisputeStatus {
  if (open.includes(status)) return 'open'
  if (status !== 'resolved' || !resolution) return 'unclear'
  return resolution === 'declined' || refund === 0 ? 'won' : 'lost'
}
