import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, LessThanOrEqual } from 'typeorm'
import { processorInquiryAfterMs, transactionBatch } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { WorkerPulse } from '../../platform/work/worker-pulse.js'
import { Database } from '../../platform/database/database.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import { post } from '../ledger/post.js'
import { settlementLines } from '../ledger/postings.js'
import { keepReserve, keepReserveAgain } from '../reserves/keep-reserve.js'
import type { ProcessorCall } from '../processors/port/results.js'
import { type CallName, ProcessorCalls, type Unanswered } from '../processors/processor-calls.js'
import { ProcessorNotices } from '../processors/processor-notices.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { Refund } from '../refunds/refund.entity.js'
import { RefundsService } from '../refunds/refunds.service.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { noteAction, saveTransaction } from '../transactions/transaction-moves.js'
import { attemptsOf } from '../transactions/transaction-attempts.js'
import { OrphanedCalls } from './orphaned-calls.js'
import { SavedMethodKeeping } from '../saved-methods/saved-method-keeping.js'
import { TransactionOutcomes } from '../transactions/transaction-outcomes.js'
import { UnclearPayments } from '../transactions/unclear-payments.js'
import { lookAt, mayEndElsewhere } from '../transactions/payment-looks.js'
import { askedOf, lockDueTransaction, paymentOf } from '../transactions/transaction-rows.js'

/** Several processes share the work, so each row is looked at again under its lock. */
@Injectable()
export class DueTransactions {
  private readonly logger = new Logger('Payments')

  constructor(
    private readonly database: Database,
    private readonly calls: ProcessorCalls,
    private readonly notices: ProcessorNotices,
    private readonly registry: ProcessorRegistry,
    private readonly outcomes: TransactionOutcomes,
    private readonly refunds: RefundsService,
    private readonly pulse: WorkerPulse,
    private readonly orphaned: OrphanedCalls,
    private readonly unclear: UnclearPayments,
    private readonly keeping: SavedMethodKeeping,
  ) {}

  async workOff(signal: AbortSignal): Promise<number> {
    await this.orphaned.makeDue()
    const due = {
      where: { dueAt: LessThanOrEqual(clock.now()) },
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
      await this.orLater(refund.refundID, Refund, () => this.refunds.inquire(refund, { isOverdue: true }))
    }
    return transactions.length + refunds.length
  }

  /** Asks at once about a call without an answer, or about a payment that may end elsewhere; false: still unanswered. */
  async ask(transaction: Transaction): Promise<boolean> {
    const { inFlight } = transaction
    if (inFlight) return this.inquire(transaction, inFlight)
    if (!mayEndElsewhere(transaction)) return true
    const result = await this.resultOf(transaction, 'charge')
    if (result.outcome === 'unanswered') return this.noteUnclear(transaction, result)
    await this.outcomes.hear(transaction, result)
    return true
  }

  private async workOn(transaction: Transaction): Promise<boolean> {
    const { transactionID, inFlight, disputesAt } = transaction
    if (inFlight) return this.inquire(transaction, inFlight, { isOverdue: true })
    if (isOver(transaction.expiresAt)) return this.expire(transaction)
    if (isOver(disputesAt)) await this.takeOldDispute(transaction)
    if (lookAt(transaction)) await this.lookAtPayment(transaction)
    await this.database.writeInLine(ledgerLineOf(transaction.clientID), async (manager) => {
      const due = await lockDueTransaction(manager, transactionID)
      if (due && !due.inFlight) await this.advance(manager, due)
    })
    return true
  }

  // The version before kept a planned dispute in the row; its processor tells of it as well, and it counts once.
  private async takeOldDispute({ processor, transactionID: reference }: Transaction): Promise<void> {
    const noticeID = this.registry.entry(processor).disputeNoticeID?.(reference)
    if (noticeID) await this.notices.take({ processor, noticeID, kind: 'dispute_opened', reference })
  }

  // Without an answer it is asked again at its next time; nothing depends on this one.
  private async lookAtPayment(transaction: Transaction): Promise<void> {
    if (this.calls.circuits.stateOf(transaction.processorAccountID) === 'closed') await this.ask(transaction)
  }

  private async advance(manager: EntityManager, transaction: Transaction): Promise<void> {
    if (isOver(transaction.settlesAt)) await settle(manager, transaction)
    // Also where nothing was due, so that the row does not come up for ever.
    if (isOver(transaction.dueAt))
      await saveTransaction(manager, transaction, isOver(transaction.disputesAt) ? { disputesAt: null } : {})
  }

  // Canceled at the processor first, so that nobody can still pay there what has expired here.
  async expire({ transactionID }: Transaction): Promise<boolean> {
    const inFlightBy = this.database.processes.mark
    const begun = await this.database.write(async (manager) => {
      const due = await lockDueTransaction(manager, transactionID)
      if (!due || due.inFlight || !isOver(due.expiresAt)) return null
      await saveTransaction(manager, due, { inFlight: 'cancel', inFlightBy })
      return due
    })
    if (!begun) return true
    const result = await this.calls.ask('cancel', askedOf(begun), (processor, signal, account) =>
      processor.cancel(paymentOf(begun, account), signal),
    )
    if (result.outcome === 'unanswered') return this.noteUnclear(begun, result, 'cancel')
    await this.outcomes.close(begun, 'cancel', result, 'expired')
    return true
  }

  // An inquiry only: the call is never made a second time. `isOverdue`: the process that made it had longer than an answer may take.
  private async inquire(transaction: Transaction, call: ProcessorCall, { isOverdue = false } = {}): Promise<boolean> {
    const result = await this.resultOf(transaction, call)
    if (result.outcome !== 'unanswered') {
      await this.outcomes.close(transaction, call, result, 'inquired', { asked: transaction })
      return true
    }
    if (!isOverdue) return this.noteUnclear(transaction, result)
    await this.unclear.noteOverdue(transaction, 'inquire', result)
    return false
  }

  async resultOf(transaction: Transaction, call: ProcessorCall) {
    const attempt = (await attemptsOf(this.database.read, transaction.transactionID)).at(-1)?.attemptID
    const part = await this.keeping.partOf(this.database.read, transaction)
    return this.calls.ask('inquire', askedOf(transaction), (processor, signal, account) =>
      processor.inquire(call, { ...paymentOf(transaction, account, attempt), ...part }, signal),
    )
  }

  private async noteUnclear(transaction: Transaction, unanswered: Unanswered, call: CallName = 'inquire') {
    await this.unclear.note(transaction, call, unanswered)
    return false
  }

  // A row that fails must not hold up those behind it.
  private async orLater(id: string, entity: typeof Transaction | typeof Refund, work: () => Promise<boolean>) {
    this.pulse.beat('payments')
    const isDone = await work().catch((error: unknown) => {
      this.logger.error(`${id}: ${String(error)}`, error instanceof Error ? error.stack : undefined)
      return false
    })
    if (isDone) return
    const name = entity === Transaction ? 'transactionID' : 'refundID'
    const now = clock.time()
    const dueAt = new Date(now + processorInquiryAfterMs)
    // Only if it is still due: a notice may have ended it meanwhile.
    const where = `"${name}" = :id AND "dueAt" <= :now`
    await this.database.write((manager) =>
      manager.createQueryBuilder().update(entity).set({ dueAt }).where(where, { id, now }).execute(),
    )
  }
}

const isOver = (time: Date | null): boolean => time !== null && time.getTime() <= clock.time()

async function settle(manager: EntityManager, transaction: Transaction): Promise<void> {
  const { transactionID } = transaction
  const pending = -((await manager.sum(LedgerEntry, 'amount', { transactionID, account: 'client_pending' })) ?? 0)
  await post(manager, { kind: 'settlement', about: transaction, lines: settlementLines(pending) })
  if (!(await keepReserveAgain(manager, transaction))) await keepReserve(manager, transaction, pending)
  await noteAction(manager, transaction, { action: 'settled', change: { settlesAt: null } })
}
