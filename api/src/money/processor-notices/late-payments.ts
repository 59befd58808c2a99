import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { Database } from '../../platform/database/database.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import { post } from '../ledger/post.js'
import { lateRefundFailedLines, lateRefundLines } from '../ledger/postings.js'
import type { ProcessorRefund } from '../processors/port/processor.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { hasFailedLate } from '../transactions/failed-late.js'
import { isSplit, lateReturned, lateReturnFailed, splitOfLate } from '../transactions/late-returns.js'
import { TransactionMove } from '../transactions/transaction-move.entity.js'
import { noteAction } from '../transactions/transaction-moves.js'
import { askedOf, lockTransaction, paymentOf } from '../transactions/transaction-rows.js'
import type { Transaction } from '../transactions/transaction.entity.js'

const over: readonly string[] = ['failed', 'canceled', 'expired']

@Injectable()
export class LatePayments {
  private readonly logger = new Logger('Processors')

  constructor(
    private readonly database: Database,
    private readonly calls: ProcessorCalls,
  ) {}

  mayBe(transaction: Transaction): boolean {
    const { status, inFlight } = transaction
    return over.includes(status) && inFlight === null && !hasFailedLate(transaction)
  }

  /** false: it has to be tried again. The same reference each time, so that it goes back once. */
  async giveBack(transaction: Transaction, taken: number | undefined): Promise<boolean> {
    const amount = taken ?? transaction.amount
    const result = await this.ask('refund', transaction, amount)
    const isBack = result.outcome === 'succeeded' || result.outcome === 'pending'
    if (isBack) {
      const { transactionID } = transaction
      this.logger.warn(`${transactionID} was paid after it had ended. Refunding ${amount} minor units to the payer`)
    }
    // What was refused before it was made has no name.
    if (isBack || (result.outcome === 'failed' && result.processorReference)) await this.note(transaction, isBack)
    return isBack
  }

  /** A refund of it may have failed since, and then its client owes nothing. false: it has to be asked again. */
  async hearOfRefund(transaction: Transaction): Promise<boolean> {
    if (!isSplit(transaction)) return true
    const result = await this.ask('inquire_refund', transaction, transaction.amount)
    if (result.outcome === 'unanswered') return false
    if (result.processorReference) await this.note(transaction, result.outcome !== 'failed')
    return true
  }

  private ask(call: 'refund' | 'inquire_refund', transaction: Transaction, amount: number) {
    const { transactionID, createdAt } = transaction
    const reference = transactionID.replace(/^txn_/, 'late_')
    const back = { reference, processorReference: null, amount, createdAt, undoesPayment: true }
    const asked = { ...askedOf(transaction), reference, processorReference: null, atMost: amount }
    return this.calls.ask(call, asked, (processor, signal, account) => {
      const refund: ProcessorRefund = { ...back, payment: paymentOf(transaction, account) }
      return call === 'refund' ? processor.refund(refund, signal) : processor.inquireRefund(refund, signal)
    })
  }

  /** Posted once in each direction, however often notices and inquiries report it. */
  private async note({ transactionID, clientID }: Transaction, isBack: boolean): Promise<void> {
    await this.database.writeInLine(ledgerLineOf(clientID), async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      if ((await this.isBack(manager, transactionID)) === isBack) return
      if (isSplit(transaction)) {
        const [amount, fee] = splitOfLate(transaction)
        if (isBack)
          await post(manager, { kind: 'late_refund', about: transaction, lines: lateRefundLines(amount, fee) })
        else
          await post(manager, {
            kind: 'late_refund_failed',
            about: transaction,
            lines: lateRefundFailedLines(amount, fee),
          })
      }
      await noteAction(manager, transaction, { action: isBack ? lateReturned : lateReturnFailed })
    })
  }

  private async isBack(manager: EntityManager, transactionID: string): Promise<boolean> {
    const where = { transactionID, deed: In([lateReturned, lateReturnFailed]) }
    const last = await manager.findOne(TransactionMove, { where, order: { position: 'DESC' } })
    return last?.deed === lateReturned
  }
}
