import { Injectable, Logger } from '@nestjs/common'
import { clock } from '#contract/clock.js'
import { failed } from '../port/failed.js'
import { AnswerLost, type ProcessorRefund } from '../port/processor.js'
import { shown, UnreadableAnswer } from '../port/read-answer.js'
import type { RefundResult } from '../port/results.js'
import { toSubunits } from './paystack-amounts.js'
import { type PaystackAnswer, PaystackApi, shortText } from './paystack-api.js'
import { aboutRefund, readRefund, readRefunds, referenceOf, type ToldRefund } from './paystack-answers.js'
import { NotSent } from '../processor-http.js'
import { PaystackTimes } from './paystack-times.js'

const perPage = 100
const pagesMax = 50
const clocksMayDifferMs = 600_000

/** A refund there has no reference of ours, so our id stands in the merchant's note, and is looked for before it is asked for. */
@Injectable()
export class PaystackRefunds {
  private readonly logger = new Logger('Paystack')

  constructor(
    private readonly api: PaystackApi,
    private readonly times: PaystackTimes,
  ) {}

  async refund(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult> {
    const { payment, reference, amount } = refund
    const body = {
      transaction: referenceOf(payment),
      amount: toSubunits(amount, payment.currency),
      currency: payment.currency,
      merchant_note: reference,
    }
    try {
      const known = await this.find(refund, signal)
      if (known) return this.resultOf(known)
      const answer = await this.api.post(payment.account, 'refund', body, signal)
      return answer.status < 300 ? this.resultOf(readRefund(refund, answer.data)) : refusal(answer)
    } catch (error) {
      if (error instanceof NotSent) return failed('processor_unavailable')
      throw error
    }
  }

  async inquire(refund: ProcessorRefund, signal: AbortSignal): Promise<RefundResult> {
    const told = refund.processorReference
      ? await this.byName(refund, refund.processorReference, signal)
      : await this.find(refund, signal)
    if (told) return this.resultOf(told)
    const mayStillArrive = clock.time() - refund.createdAt.getTime() < this.times.lostCallMs
    return mayStillArrive ? { outcome: 'pending' } : failed('not_received')
  }

  private async byName(refund: ProcessorRefund, name: string, signal: AbortSignal): Promise<ToldRefund> {
    const { payment } = refund
    const answer = await this.api.get(payment.account, `refund/${encodeURIComponent(name)}`, signal)
    if (answer.status >= 300) throw new AnswerLost(`Paystack has answered ${answer.status} about refund ${name}`)
    return readRefund(refund, answer.data)
  }

  private async find(refund: ProcessorRefund, signal: AbortSignal): Promise<ToldRefund | null> {
    const { payment, reference, createdAt } = refund
    const from = new Date(createdAt.getTime() - clocksMayDifferMs).toISOString()
    for (let page = 1; page <= pagesMax; page += 1) {
      const query = new URLSearchParams({ perPage: String(perPage), page: String(page), from })
      const { status, data } = await this.api.get(payment.account, `refund?${query}`, signal)
      if (status >= 300) throw new AnswerLost(`Paystack has answered ${status} about refunds`)
      const at = readRefunds(data).findIndex(({ merchant_note: note }) => note === reference)
      const rows = data as unknown[]
      if (at >= 0) return readRefund(refund, rows[at])
      if (rows.length < perPage) return null
    }
    throw new AnswerLost('Paystack has more refunds than are read')
  }

  private resultOf(told: ToldRefund): RefundResult {
    const { status } = told
    const id = String(told.id)
    const own = { processorReference: id, about: aboutRefund(told) }
    switch (status) {
      case 'processed':
        return { outcome: 'succeeded', ...own }
      case 'failed':
      case 'reversed':
        return { ...failed('processing_error', shortText(told.reason) || status), ...own }
      case 'needs-attention':
        this.logger.warn(`Refund ${id} needs attention: enter the payer's account in Paystack's dashboard`)
        return { outcome: 'pending', ...own }
      case 'pending':
      case 'processing':
      case 'retry-pending':
        return { outcome: 'pending', ...own }
      default:
        throw new UnreadableAnswer(`Paystack has a state of refunds that is not known: ${shown(status)}`)
    }
  }
}

function refusal({ status, message, code }: PaystackAnswer): RefundResult {
  if (status === 429) return failed('processor_unavailable', '429')
  if (status === 401) return failed('processor_unavailable', '401')
  const isAmount = /amount|balance|fully|exceed/i.test(message)
  return failed(isAmount ? 'amount_not_supported' : 'processing_error', message || code || String(status))
}
