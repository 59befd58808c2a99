import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { ListQuery } from '#contract/lists.js'
import type { Mode } from '#contract/modes.js'
import type { ReviewView } from '#contract/risk.js'
import type { TransactionView } from '#contract/transactions.js'
import { Client } from '../../people/clients/client.entity.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { readPage } from '../../platform/lists/page.js'
import type { ActionResult } from '../processors/port/results.js'
import { ProcessorCalls, type Unanswered } from '../processors/processor-calls.js'
import { RiskDecision } from '../risk-rules/risk-decision.entity.js'
import { noteAction } from '../transactions/transaction-moves.js'
import { TransactionOutcomes } from '../transactions/transaction-outcomes.js'
import { askedOf, lockTransaction, paymentOf } from '../transactions/transaction-rows.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { viewTransaction } from '../transactions/transaction.view.js'
import { UnclearPayments } from '../transactions/unclear-payments.js'
import { openReviewsOf } from './open-reviews.js'
import { CallUnderWay, ReviewClosed } from './reviews.errors.js'

interface Decision {
  transactionID: string
  mode: Mode
  reason: string
}

@Injectable()
export class Reviews {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly calls: ProcessorCalls,
    private readonly outcomes: TransactionOutcomes,
    private readonly unclear: UnclearPayments,
  ) {}

  list(mode: Mode, query: ListQuery): Promise<Page<ReviewView>> {
    return this.database.list(async (manager) => {
      const builder = openReviewsOf(manager, mode)
      const { items, nextCursor } = await readPage(builder, 'txn', 'transactionID', query, (row) => row)
      return { items: await viewsOf(manager, items), nextCursor }
    })
  }

  /** The merchant's money is taken, where the merchant asked for that at once; otherwise the merchant may capture it now. */
  async release(decision: Decision): Promise<TransactionView> {
    const inFlightBy = this.database.processes.mark
    const released = await this.decide(decision, 'released', (transaction) =>
      transaction.captureMethod === 'automatic'
        ? { inFlight: 'capture', inFlightBy, inFlightAmount: transaction.amount }
        : {},
    )
    if (released.inFlight === null) return viewTransaction(released)
    const result = await this.calls.ask('capture', askedOf(released), (processor, signal, account) =>
      processor.capture(paymentOf(released, account), released.amount, signal),
    )
    return this.close(released, 'capture', result, 'captured')
  }

  /** The processor lets go of the money; until it has, the merchant cannot capture it either. */
  async block(decision: Decision): Promise<TransactionView> {
    const inFlightBy = this.database.processes.mark
    const blocked = await this.decide(decision, 'blocked', () => ({ inFlight: 'cancel', inFlightBy }))
    const result = await this.calls.ask('cancel', askedOf(blocked), (processor, signal, account) =>
      processor.cancel(paymentOf(blocked, account), signal),
    )
    return this.close(blocked, 'cancel', result, 'canceled')
  }

  private decide(
    { transactionID, mode, reason }: Decision,
    review: 'released' | 'blocked',
    callOf: (transaction: Transaction) => Partial<Transaction>,
  ): Promise<Transaction> {
    return this.audit.unit(async (manager, record) => {
      const transaction = await lockTransaction(manager, { transactionID, mode })
      requireWaiting(transaction, review)
      const wasOpen = transaction.review === 'open'
      const change = { review, ...callOf(transaction) }
      await noteAction(manager, transaction, { action: `review_${review}`, change })
      const { clientID } = transaction
      if (wasOpen)
        await recordEvent(manager, { clientID, mode, type: 'review.closed', data: viewTransaction(transaction) })
      const target = { kind: 'transaction', id: transactionID }
      await record({ action: `review.${review}`, target, after: { clientID, reason } })
      return transaction
    })
  }

  // Without an answer a worker finds out, as it does for every call.
  private async close(
    transaction: Transaction,
    call: 'capture' | 'cancel',
    result: ActionResult | Unanswered,
    action: string,
  ): Promise<TransactionView> {
    if (result.outcome !== 'unanswered') return this.outcomes.close(transaction, call, result, action)
    await this.unclear.note(transaction, call, result)
    return viewTransaction(transaction)
  }
}

// What was blocked and is still held may be blocked again: the processor has not let go of it.
function requireWaiting({ review, status, inFlight, expiresAt }: Transaction, to: 'released' | 'blocked'): void {
  const isOpen = review === 'open' || (review === 'blocked' && to === 'blocked')
  const isOver = expiresAt !== null && expiresAt.getTime() <= clock.time()
  if (!isOpen || status !== 'authorized' || isOver) throw new ReviewClosed()
  if (inFlight) throw new CallUnderWay()
}

async function viewsOf(manager: EntityManager, rows: Transaction[]): Promise<ReviewView[]> {
  if (rows.length === 0) return []
  const transactionID = In(rows.map((row) => row.transactionID))
  const decisions = await manager.findBy(RiskDecision, { transactionID })
  const clients = await manager.findBy(Client, { clientID: In(rows.map(({ clientID }) => clientID)) })
  return rows.map((row) => ({
    transactionID: row.transactionID,
    clientID: row.clientID,
    clientName: clients.find(({ clientID }) => clientID === row.clientID)?.name ?? row.clientID,
    mode: row.mode,
    amount: row.amount,
    currency: row.currency,
    description: row.description,
    payerEmailAddress: row.payerEmailAddress,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    rules: decisions.find((one) => one.transactionID === row.transactionID)?.rules ?? [],
  }))
}
