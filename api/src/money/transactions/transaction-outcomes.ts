import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { authorizationLifeMs, otpTriesMax, processorInquiryLatestMs } from '#contract/limits.js'
import type { TransactionStatus } from '#contract/transaction-states.js'
import type { TransactionView } from '#contract/transactions.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { finishCall, forgetCall } from '../../platform/idempotency/idempotency.js'
import { LimitedClients } from '../client-limits/limited-clients.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import { post } from '../ledger/post.js'
import { paymentLines } from '../ledger/postings.js'
import { paymentFee } from '../plans/payment-terms.js'
import { keepReserve } from '../reserves/keep-reserve.js'
import type { CallResult, ProcessorCall } from '../processors/port/results.js'
import { clearUnclear } from '../processors/unclear-calls.js'
import { askThePayer } from './ask-the-payer.js'
import { namedBy } from './known-card.js'
import type { Transaction } from './transaction.entity.js'
import { PaidPayments } from './paid-payments.js'
import { PayerNotices } from './payer-notices.js'
import { SettlementTimes } from './settlement-times.js'
import { noteReported } from '../saved-methods/refused-methods.js'
import { SavedMethodKeeping } from '../saved-methods/saved-method-keeping.js'
import { answerAttempt } from './transaction-attempts.js'
import { moveTransaction, noteAction, saveTransaction } from './transaction-moves.js'
import { lockTransaction } from './transaction-rows.js'
import { TransferNews } from './transfer-news.js'
import { viewTransaction } from './transaction.view.js'

const landedWith = (transaction: Transaction, result: CallResult) => ({
  inFlight: null,
  inFlightBy: null,
  inFlightAmount: null,
  pendingAnswers: 0,
  ...namedBy(transaction, result),
})
type Landed = ReturnType<typeof landedWith>
type Outcome = CallResult['outcome']
type Paid = Pick<Transaction, 'transactionID' | 'clientID'>

const leavesOpen: readonly Outcome[] = ['not_done', 'code_wrong']

const ends: Record<ProcessorCall, readonly Outcome[]> = {
  charge: ['succeeded', 'authorized', 'failed', 'requires_action'],
  confirm: ['succeeded', 'authorized', 'failed'],
  capture: ['succeeded', 'not_done', 'canceled'],
  cancel: ['canceled', 'not_done', 'succeeded'],
}

const news: Partial<Record<TransactionStatus, readonly Outcome[]>> = {
  requires_action: ['succeeded', 'authorized', 'failed', 'canceled', 'pending'],
  authorized: ['succeeded', 'canceled'],
}

/** Money that went another way than our books say. */
const conflicts: Partial<Record<TransactionStatus, readonly Outcome[]>> = {
  succeeded: ['failed', 'canceled'],
  failed: ['succeeded', 'authorized'],
  canceled: ['succeeded', 'authorized'],
  expired: ['succeeded', 'authorized'],
}

@Injectable()
export class TransactionOutcomes {
  constructor(
    private readonly database: Database,
    private readonly times: SettlementTimes,
    private readonly paid: PaidPayments,
    private readonly limited: LimitedClients,
    private readonly keeping: SavedMethodKeeping,
    private readonly notices: PayerNotices,
    private readonly transferNews: TransferNews,
  ) {}

  /** A call that was closed meanwhile stays so. `asked`: the payment when an inquiry began, blind to later calls. */
  close(
    { transactionID, clientID }: Paid,
    call: ProcessorCall,
    result: CallResult,
    action: string,
    { latencyMs = null, asked }: { latencyMs?: number | null; asked?: Transaction } = {},
  ): Promise<TransactionView> {
    const work = async (manager: EntityManager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      const isOfAnother = asked && asked.moves !== transaction.moves && leavesOpen.includes(result.outcome)
      if (transaction.inFlight === call && !isOfAnother) {
        // Of the first answer to a charge there is nothing to clear.
        if (action !== 'created') await clearUnclear(manager, transactionID)
        if (call === 'charge' || call === 'confirm') await answerAttempt(manager, transactionID, result, latencyMs)
        await this.apply(manager, transaction, result, action)
        const isRefusal = result.outcome === 'code_wrong' && transaction.status !== 'failed'
        if (isRefusal || result.outcome === 'not_done') await forgetCall(manager, transactionID)
        else await finishCall(manager, transactionID, viewTransaction(transaction))
      }
      return viewTransaction(transaction)
    }
    return this.inUnit(clientID, result, work)
  }

  /** What the processor says outside of a call. `conflict`: it has moved money that cannot be moved here anymore. */
  hear({ transactionID, clientID }: Paid, result: CallResult): Promise<'changed' | 'known' | 'conflict'> {
    const work = async (manager: EntityManager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      const { inFlight, status } = transaction
      if (!inFlight || ends[inFlight].includes(result.outcome)) await clearUnclear(manager, transactionID)
      if (inFlight ? !ends[inFlight].includes(result.outcome) : !news[status]?.includes(result.outcome))
        return conflicts[status]?.includes(result.outcome) ? 'conflict' : 'known'
      if (status !== 'authorized' && inFlight !== 'cancel') await answerAttempt(manager, transactionID, result, null)
      await this.apply(manager, transaction, result, 'told')
      if (inFlight) await finishCall(manager, transactionID, viewTransaction(transaction))
      return 'changed'
    }
    return this.inUnit(clientID, result, work)
  }

  /**
   * The bank has credited the whole amount. In the unit that posts the credit, so that both are in the ledger or neither.
   * `isLate`: it had expired before.
   */
  async credit(manager: EntityManager, transaction: Transaction, { isLate = false } = {}): Promise<void> {
    const { transactionID, inFlight } = transaction
    const result: CallResult = { outcome: 'succeeded' }
    await clearUnclear(manager, transactionID)
    if (!isLate) await answerAttempt(manager, transactionID, result, null)
    await this.pay(manager, transaction, landedWith(transaction, result), 'credited', { isLate })
    if (inFlight) await finishCall(manager, transactionID, viewTransaction(transaction))
  }

  private inUnit<T>(clientID: string, result: CallResult, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (result.outcome === 'succeeded') return this.database.writeInLine(ledgerLineOf(clientID), work)
    const givesBack = result.outcome === 'failed' || result.outcome === 'canceled' || result.outcome === 'code_wrong'
    return givesBack ? this.limited.inUnit(undefined, work) : this.database.write(work)
  }

  private async apply(
    manager: EntityManager,
    transaction: Transaction,
    result: CallResult,
    action: string,
  ): Promise<void> {
    const landed = landedWith(transaction, result)
    const isPaid = result.outcome === 'succeeded' || result.outcome === 'authorized'
    if (isPaid && transaction.status !== 'authorized') await this.keeping.keep(manager, transaction, result.saved)
    switch (result.outcome) {
      case 'succeeded':
        await this.pay(manager, transaction, landed, action, { taken: result.amount })
        return this.keeping.tell(manager, transaction)
      case 'authorized': {
        const expiresAt = new Date(clock.time() + authorizationLifeMs)
        await moveTransaction(manager, transaction, 'authorized', { action, change: { ...landed, expiresAt } })
        return this.paid.tell(manager, transaction)
      }
      case 'canceled':
        return leave(manager, transaction, landed, action)
      case 'not_done':
        return stay(manager, transaction, landed)
      case 'pending':
        return wait(manager, transaction, namedBy(transaction, result), action)
      case 'requires_action': {
        // A later answer of the same kind tells the payer nothing new.
        const isFirst = transaction.status !== 'requires_action'
        const isFirstTransfer = !transaction.bankTransfer && 'transfer' in result
        await askThePayer(manager, transaction, { result, action, landed })
        if (isFirstTransfer)
          await this.transferNews.tell(manager, transaction, { kind: 'details', amount: transaction.amount })
        return isFirst ? this.notices.mail(manager, transaction) : undefined
      }
      case 'code_wrong':
        return refuseCode(manager, transaction, landed)
      case 'failed': {
        const { failureCode, failureMessage } = result
        await noteReported(manager, transaction, failureCode)
        return fail(manager, transaction, { ...landed, failureCode, failureMessage }, action)
      }
    }
  }

  private async pay(
    manager: EntityManager,
    transaction: Transaction,
    landed: Landed,
    action: string,
    { taken, isLate = false }: { taken?: number | undefined; isLate?: boolean },
  ): Promise<void> {
    const { amount, inFlightAmount } = transaction
    const amountCaptured = taken ?? inFlightAmount ?? amount
    const fee = paymentFee(amountCaptured, transaction)
    const settlesAt = await this.times.firstOf(manager, transaction)
    const change = {
      ...landed,
      amountCaptured,
      fee,
      expiresAt: null,
      settlesAt,
    }
    const holding = settlesAt ? 'client_pending' : 'client_available'
    await post(manager, { kind: 'payment', about: transaction, lines: paymentLines(amountCaptured, fee, holding) })
    if (!settlesAt) await keepReserve(manager, transaction, amountCaptured - fee)
    await moveTransaction(manager, transaction, 'succeeded', { action, change, ...(isLate && { isLate }) })
    await this.paid.tell(manager, transaction)
  }
}

type Failure = Landed & Pick<Transaction, 'failureCode' | 'failureMessage'>
const fail = (manager: EntityManager, transaction: Transaction, failure: Failure, action: string): Promise<void> =>
  moveTransaction(manager, transaction, 'failed', { action, change: { ...failure, expiresAt: null } })

// A payment that ends after its time has expired, and was not canceled.
function leave(manager: EntityManager, transaction: Transaction, landed: Landed, action: string): Promise<void> {
  const { expiresAt } = transaction
  const hasExpired = action !== 'canceled' && expiresAt !== null && expiresAt.getTime() <= clock.time()
  const to = hasExpired ? 'expired' : 'canceled'
  return moveTransaction(manager, transaction, to, {
    action: hasExpired ? 'expired' : action,
    change: { ...landed, expiresAt: null },
  })
}

function stay(manager: EntityManager, transaction: Transaction, landed: Landed): Promise<void> {
  const { inFlight, expiresAt } = transaction
  const isOver = expiresAt !== null && expiresAt.getTime() <= clock.time()
  const change = { ...landed, ...(isOver && { expiresAt: new Date(clock.time() + processorInquiryLatestMs) }) }
  return noteAction(manager, transaction, { action: `${inFlight ?? 'call'}_refused`, change })
}

// The call stays in flight: a worker asks again, less and less often, and a notice may come first.
function wait(
  manager: EntityManager,
  transaction: Transaction,
  named: ReturnType<typeof namedBy>,
  action: string,
): Promise<void> {
  const { status, moves } = transaction
  const inFlight = transaction.inFlight ?? 'charge'
  const isOfPayer = inFlight === 'charge' || inFlight === 'confirm'
  const change = { ...named, inFlight, inFlightBy: null, pendingAnswers: transaction.pendingAnswers + 1 }
  if (isOfPayer && (moves === 0 || status === 'requires_action'))
    return moveTransaction(manager, transaction, 'processing', { action, change })
  return saveTransaction(manager, transaction, change)
}

function refuseCode(manager: EntityManager, transaction: Transaction, landed: Landed): Promise<void> {
  // A code that was refused and has no tries left is not asked for again.
  if (transaction.status === 'requires_action' && transaction.otpTries < otpTriesMax)
    return noteAction(manager, transaction, { action: 'otp_refused', change: landed })
  const failure = { ...landed, failureCode: 'otp_failed', failureMessage: 'The one-time code was not confirmed' }
  return fail(manager, transaction, failure, 'otp_refused')
}
