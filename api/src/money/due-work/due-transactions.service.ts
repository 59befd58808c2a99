import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import { processorInquiryAfterMs, transactionBatch } from '#contract/limits.js'
import { Environment } from '../../platform/config/environment.js'
import { WorkerPulse } from '../../platform/work/worker-pulse.js'
import { Database } from '../../platform/database/database.js'
import { openDispute } from '../disputes/open-dispute.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { ledgerLine, post } from '../ledger/post.js'
import { settlementLines } from '../ledger/postings.js'
import { Processor, type ProcessorCall } from '../processors/processor.js'
import { Refund } from '../refunds/refund.entity.js'
import { RefundsService } from '../refunds/refunds.service.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { moveTransaction, noteDeed } from '../transactions/transaction-moves.js'
import { OrphanedCalls } from './orphaned-calls.js'
import { TransactionOutcomes } from '../transactions/transaction-outcomes.js'
import { lockDueTransaction, paymentOf } from '../transactions/transaction-rows.js'

/** One look at what is due. Several processes share the work: each row is looked at again under its lock. */
@Injectable()
export class DueTransactions {
  private readonly logger = new Logger('Payments')

  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly processor: Processor,
    private readonly outcomes: TransactionOutcomes,
    private readonly refunds: RefundsService,
    private readonly pulse: WorkerPulse,
    private readonly orphaned: OrphanedCalls,
  ) {}

  /** Works on a batch of what is due, and answers how many there were. */
  async workOff(signal: AbortSignal): Promise<number> {
    await this.orphaned.makeDue()
    const due = {
      where: { dueAt: LessThanOrEqual(new Date()) },
      order: { dueAt: 'ASC' },
      take: transactionBatch,
    } as const
    const transactions = await this.database.read.find(Transaction, due)
    const refunds = await this.database.read.find(Refund, due)
    for (const transaction of transactions) {
      if (signal.aborted) return 0
      await this.orLater(transaction.transactionID, Transaction, () => this.workOn(transaction))
    }
    for (const refund of refunds) {
      if (signal.aborted) return 0
      await this.orLater(refund.refundID, Refund, () => this.refunds.inquire(refund))
    }
    return transactions.length + refunds.length
  }

  private async workOn(transaction: Transaction): Promise<void> {
    const { transactionID, inFlight } = transaction
    if (inFlight) return this.inquire(transaction, inFlight)
    await this.database.writeInLine(ledgerLine, async (manager) => {
      const due = await lockDueTransaction(manager, transactionID)
      if (due && !due.inFlight) await this.advance(manager, due)
    })
  }

  private async advance(manager: EntityManager, transaction: Transaction): Promise<void> {
    if (isOver(transaction.expiresAt))
      return moveTransaction(manager, transaction, 'expired', { deed: 'expired', change: { expiresAt: null } })
    if (isOver(transaction.settlesAt)) await settle(manager, transaction)
    const keepsFee = this.environment.REFUND_KEEPS_FEE
    if (isOver(transaction.disputesAt)) await openDispute(manager, transaction, { keepsFee })
  }

  // Asked, never done again: what the processor says became of the call is what counts.
  private async inquire(transaction: Transaction, call: ProcessorCall): Promise<void> {
    const result = await this.processor.inquire(call, paymentOf(transaction))
    await this.outcomes.close(transaction.transactionID, call, result, 'inquired')
  }

  // One that fails must not hold up those behind it.
  private async orLater(id: string, entity: typeof Transaction | typeof Refund, work: () => Promise<void>) {
    this.pulse.beat('payments')
    await work().catch(async (error: unknown) => {
      this.logger.error(`${id}: ${String(error)}`, error instanceof Error ? error.stack : undefined)
      const where = entity === Transaction ? { transactionID: id } : { refundID: id }
      const dueAt = new Date(Date.now() + processorInquiryAfterMs)
      await this.database.write((manager) => manager.update(entity, where, { dueAt }))
    })
  }
}

const isOver = (time: Date | null): boolean => time !== null && time.getTime() <= Date.now()

/** What was captured, and neither refunded nor disputed, becomes available. */
async function settle(manager: EntityManager, transaction: Transaction): Promise<void> {
  const { transactionID } = transaction
  const pending = -((await manager.sum(LedgerEntry, 'amount', { transactionID, account: 'client_pending' })) ?? 0)
  await post(manager, { kind: 'settlement', about: transaction, lines: settlementLines(pending) })
  await noteDeed(manager, transaction, { deed: 'settled', change: { settlesAt: null } })
}
