import { Injectable } from '@nestjs/common'
import { clock } from '#contract/clock.js'
import type { DisputeFacts } from '../processors/port/notice.js'
import type { NoticeSubject } from '../processors/port/processor.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { askedOf } from '../transactions/transaction-rows.js'

/** A notice about a dispute, whose processor is asked what the dispute is now where the notice only names it. */
@Injectable()
export class ToldDisputes {
  constructor(
    private readonly calls: ProcessorCalls,
    private readonly notices: ProcessorNotices,
  ) {}

  /** false: it is too early, or nothing was answered. */
  async take(transaction: Transaction, subject: NoticeSubject, noticeID: string): Promise<boolean> {
    const { kind, disputeReference } = subject
    if (!kind || kind === 'capture_failed') return true
    const { transactionID: reference, processor } = transaction
    const dispute = disputeReference ? await this.ask(transaction, disputeReference) : subject.dispute
    if (disputeReference && !dispute) return false
    return (await this.notices.take({ processor, noticeID, kind, reference, dispute })) !== 'too_early'
  }

  private async ask(transaction: Transaction, processorReference: string): Promise<DisputeFacts | undefined> {
    const askedAt = clock.now().toISOString()
    const payment = transaction.processorReference ?? ''
    const result = await this.calls.ask('dispute', askedOf(transaction), (processor, signal, account) =>
      processor.readDispute({ account, processorReference, payment }, signal),
    )
    return result.outcome === 'told' ? { ...result.dispute, askedAt } : undefined
  }
}
