import { Injectable, Logger } from '@nestjs/common'
import { clock } from '#contract/clock.js'
import { DueTransactions } from '../due-work/due-transactions.service.js'
import { PaymentFailures } from '../payment-failures/payment-failures.js'
import { failed } from '../processors/port/failed.js'
import type { NoticeSubject } from '../processors/port/processor.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import { hasFailedLate } from '../transactions/failed-late.js'
import { TransactionOutcomes } from '../transactions/transaction-outcomes.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import type { ReceivedNotice } from './received-notice.entity.js'

const over: readonly string[] = ['failed', 'canceled', 'expired']

/** `pass`: the notice is not about a capture of a payment that has ended, and is handled like the others. */
type Heard = 'done' | 'waiting' | 'pass'
type Told = Pick<ReceivedNotice, 'noticeID' | 'processorAccountID'> & { subject: NoticeSubject }

/** What a notice says about a capture after the payment has ended with us. */
@Injectable()
export class CaptureNotices {
  private readonly logger = new Logger('Processors')

  constructor(
    private readonly due: DueTransactions,
    private readonly notices: ProcessorNotices,
    private readonly failures: PaymentFailures,
    private readonly outcomes: TransactionOutcomes,
  ) {}

  hear(transaction: Transaction, notice: Told): Promise<Heard> | Heard {
    const { kind, refund, told, capture } = notice.subject
    if (capture?.currency !== undefined && capture.currency !== transaction.currency) return this.doubt(transaction)
    if (kind === 'capture_failed') return this.hearFailure(transaction, notice)
    if (kind || refund) return 'pass'
    if (told) return told.outcome === 'succeeded' ? this.hearCapture(transaction, notice.subject) : 'pass'
    return hasFailedLate(transaction) ? this.askAgain(transaction) : 'pass'
  }

  private doubt({ transactionID, currency }: Transaction): Heard {
    this.logger.error(`${transactionID}: a webhook reported a capture in a currency other than ${currency}`)
    return 'waiting'
  }

  private async hearFailure(transaction: Transaction, { noticeID, processorAccountID, subject }: Told): Promise<Heard> {
    const { told, capture } = subject
    const { transactionID, processor, status, inFlight, captureToldAt } = transaction
    if (over.includes(status) && !inFlight) return 'done'
    if (status === 'processing' && inFlight === 'charge' && capture) return this.endUnpaid(transaction)
    if (status !== 'succeeded') return told || !capture ? 'pass' : 'waiting'
    // A confirmed capture can only fail by its own notice, so a refusal is about a further one that took no money.
    if (told && captureToldAt) return 'done'
    if (!capture) {
      const { outcome } = await this.due.resultOf(transaction, 'charge')
      if (outcome !== 'failed') return outcome === 'unanswered' ? 'waiting' : 'done'
    }
    const answer = await this.notices.take({
      ...{ processor, noticeID: `${processorAccountID} ${noticeID}`, kind: 'capture_failed' },
      ...{ reference: transactionID, capture },
    })
    return answer === 'too_early' ? 'waiting' : 'done'
  }

  // A direct debit that the payer's bank has not paid: it never counted as paid here.
  private async endUnpaid(transaction: Transaction): Promise<Heard> {
    const { processorReference } = transaction
    if (!processorReference) return 'waiting'
    await this.outcomes.hear(transaction, failed('processing_error'))
    return 'done'
  }

  private async hearCapture(transaction: Transaction, { told, capture }: NoticeSubject): Promise<Heard> {
    if (!capture && !hasFailedLate(transaction)) return 'pass'
    const at = capture ? new Date(capture.at) : clock.now()
    const amount = told?.outcome === 'succeeded' ? told.amount : undefined
    return (await this.failures.captured(transaction, at, amount)) === 'not_failed' ? 'pass' : 'done'
  }

  private async askAgain(transaction: Transaction): Promise<Heard> {
    const result = await this.due.resultOf(transaction, 'charge')
    if (result.outcome === 'unanswered') return 'waiting'
    if (result.outcome === 'succeeded') await this.failures.captured(transaction, clock.now(), result.amount)
    return 'done'
  }
}
