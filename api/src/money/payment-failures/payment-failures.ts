import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { clock } from '#contract/clock.js'
import { OwnerMails } from '../../people/clients/owner-mails.js'
import { Database } from '../../platform/database/database.js'
import { updateRow } from '../../platform/database/rows.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import type { Notice, NoticeAnswer } from '../processors/port/notice.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import { lockedTransaction, lockTransaction } from '../transactions/transaction-rows.js'
import { PaidPayments } from '../transactions/paid-payments.js'
import { SettlementTimes } from '../transactions/settlement-times.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { failPayment, failurePosting } from './fail-payment.js'
import { PaymentFailure } from './payment-failure.entity.js'
import { restorePayment } from './restore-payment.js'

type Named = Pick<Transaction, 'transactionID' | 'clientID'>

/** Captures that fail after they were confirmed, and captures that succeed after that. */
@Injectable()
export class PaymentFailures {
  private readonly logger = new Logger('Payments')

  constructor(
    private readonly database: Database,
    private readonly times: SettlementTimes,
    private readonly mails: OwnerMails,
    private readonly paid: PaidPayments,
    notices: ProcessorNotices,
  ) {
    notices.handle('capture_failed', (manager, notice) => this.fail(manager, notice))
  }

  /**
   * A capture that the processor has confirmed, at its own time. It restores a payment that failed before that time; a failure from before
   * that time then changes nothing, however late its notice comes.
   */
  captured(
    { transactionID, clientID }: Named,
    at: Date,
    amount?: number,
  ): Promise<'restored' | 'older' | 'not_failed'> {
    return this.database.writeInLine(ledgerLineOf(clientID), async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      const { captureToldAt } = transaction
      if (!captureToldAt || captureToldAt < at) {
        await updateRow(manager, Transaction, { transactionID }, { captureToldAt: at })
        Object.assign(transaction, { captureToldAt: at })
      }
      const failure = await openFailureOf(manager, transactionID)
      if (!failure) return 'not_failed'
      if (at <= failure.failedAt) return 'older'
      if (amount !== undefined && amount !== failure.amountCaptured) {
        this.logger.error(
          `${transactionID}: a capture of ${failure.amountCaptured} failed, but ${amount} was captured again`,
        )
        return 'older'
      }
      await restorePayment(manager, transaction, failure, await this.times.firstOf(manager, transaction))
      await this.paid.tell(manager, transaction)
      return 'restored'
    })
  }

  private async fail(
    manager: EntityManager,
    { processor, reference, capture }: Notice,
  ): Promise<Exclude<NoticeAnswer, 'known'>> {
    const transaction = await lockedTransaction(manager, { transactionID: reference, processor })
    if (!transaction) return 'refused'
    const { transactionID, status, amountCaptured, captureToldAt } = transaction
    if (await openFailureOf(manager, transactionID)) return 'taken'
    if (status !== 'succeeded') return hasEnded.includes(status) ? 'refused' : 'too_early'
    const failedAt = capture ? new Date(capture.at) : clock.now()
    if (captureToldAt && failedAt < captureToldAt) return 'taken'
    if (capture?.amount !== undefined && capture.amount !== amountCaptured) {
      this.logger.error(`${transactionID}: ${amountCaptured} was captured, but a capture of ${capture.amount} failed`)
      return 'refused'
    }
    await this.adopt(manager, transaction, failedAt)
    return 'taken'
  }

  /** To be called in line, with the payment locked. */
  async adopt(manager: EntityManager, transaction: Transaction, failedAt: Date): Promise<void> {
    const failure = await failPayment(manager, transaction, failedAt)
    await this.paid.tellLost(manager, transaction)
    const { transactionID, clientID, mode, currency, amountCaptured: amount } = failure
    await this.mails.write(manager, clientID, {
      kind: 'payment-failed',
      data: { transactionID, mode, amount, currency },
    })
  }

  postingOf = failurePosting
}

const hasEnded: readonly string[] = ['failed', 'canceled', 'expired']

const openFailureOf = (manager: EntityManager, transactionID: string): Promise<PaymentFailure | null> =>
  manager.findOneBy(PaymentFailure, { transactionID, restoredAt: IsNull() })
