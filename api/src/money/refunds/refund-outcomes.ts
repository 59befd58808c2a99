import { Injectable, Logger } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { RefundView } from '#contract/refunds.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { finishCall } from '../../platform/idempotency/idempotency.js'
import { countRefundAgain, countRefundMade, giveBackRefund } from '../client-limits/payment-counts.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { ledgerLineOf } from '../ledger/ledger-lines.js'
import { post } from '../ledger/post.js'
import { type Line, refundFailedLines, refundLines, transferBackLines } from '../ledger/postings.js'
import type { RefundResult } from '../processors/port/results.js'
import { clearUnclear } from '../processors/unclear-calls.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { hasFailedLate } from '../transactions/failed-late.js'
import { holdingOf } from '../transactions/holding.js'
import { feeOfPart } from '../transactions/fee-of-part.js'
import { inquiryDueAt, noteAction } from '../transactions/transaction-moves.js'
import { allowAction, lockTransaction } from '../transactions/transaction-rows.js'
import { refundableOf } from '../transactions/transaction.view.js'
import { EndedRefunds } from './ended-refunds.js'
import { Refund } from './refund.entity.js'
import { viewRefund } from './refund.view.js'
import { madeAtProcessor, reversesTransfer } from './transfer-reversals.js'
import { RefundPending, RefundTooLarge } from './refunds.errors.js'

@Injectable()
export class RefundOutcomes {
  private readonly logger = new Logger('Payments')

  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly ended: EndedRefunds,
  ) {}

  /**
   * A refund that is closed stays so, but for two ends: one that succeeded may fail later and is put back, and one that failed may succeed
   * later. `toldAt`: the processor's own time of a notice; an older one than was heard before changes nothing.
   */
  close(refund: Refund, result: RefundResult, toldAt?: Date): Promise<RefundView> {
    return this.database.writeInLine(ledgerLineOf(refund.clientID), (manager) =>
      this.closeIn(manager, refund, result, toldAt),
    )
  }

  /** To be called in line. */
  async closeIn(
    manager: EntityManager,
    { refundID, transactionID }: Pick<Refund, 'refundID' | 'transactionID'>,
    result: RefundResult,
    toldAt?: Date,
  ): Promise<RefundView> {
    const transaction = await lockTransaction(manager, { transactionID })
    const refund = orNotFound(await manager.findOneBy(Refund, { refundID }), 'refund')
    if (toldAt && refund.toldAt && toldAt < refund.toldAt) return viewRefund(refund)
    await clearUnclear(manager, refundID)
    const failsLate = refund.status === 'succeeded' && result.outcome === 'failed'
    const succeedsLate = toldAt && refund.status === 'failed' && result.outcome === 'succeeded'
    if (toldAt) await manager.update(Refund, { refundID }, { toldAt })
    if (refund.status === 'pending') await this.end(manager, transaction, refund, result)
    else if (succeedsLate) await this.succeedLate(manager, transaction, refund, result)
    else if (failsLate) await putBack(manager, transaction, refund, result)
    else {
      if (refund.dueAt) await save(manager, refund, {})
      return viewRefund(refund)
    }
    const view = viewRefund(refund)
    if (refund.status !== 'pending') {
      const type = refund.status === 'succeeded' ? 'refund.succeeded' : 'refund.failed'
      await recordEvent(manager, { clientID: refund.clientID, mode: refund.mode, type, data: view })
      await this.ended.tell(manager, refund)
    }
    await finishCall(manager, refundID, view)
    return view
  }

  /** Posts a refund that was made at the processor itself. To be called in line, with the payment locked. */
  async adopt(
    manager: EntityManager,
    transaction: Transaction,
    { amount, isTransferReversed, processorReference }: Adopted & { processorReference: string },
  ): Promise<RefundView> {
    await requireAdoptable(manager, transaction, amount)
    const { transactionID, clientID, mode, currency, processorAccountID } = transaction
    const now = clock.now()
    const refund = manager.create(Refund, {
      ...{ refundID: newId('ref'), transactionID, clientID, mode, amount, currency, processorReference },
      ...{ feeReturned: 0, isFeeKept: null, isTransferReversed, refundFee: 0, status: 'pending', reason: null },
      ...{ failureCode: null, failureMessage: null },
      ...{ pendingAnswers: 0, actorKind: madeAtProcessor, actorID: processorAccountID },
      ...{ inFlightBy: null, dueAt: null, createdAt: now, updatedAt: now },
    })
    await manager.insert(Refund, refund)
    await countRefundMade(manager, refund)
    transaction.amountRefunded += amount
    await this.succeed(manager, transaction, refund, processorReference)
    const view = viewRefund(refund)
    await recordEvent(manager, { clientID, mode, type: 'refund.succeeded', data: view })
    return view
  }

  /** What adopting a refund posts, by the same rules. */
  async previewAdoption(manager: EntityManager, transaction: Transaction, refund: Adopted): Promise<RefundPosting> {
    await requireAdoptable(manager, transaction, refund.amount)
    return this.postingOf(manager, transaction, { ...refund, actorKind: madeAtProcessor })
  }

  private async postingOf(
    manager: EntityManager,
    transaction: Transaction,
    refund: Adopted & Pick<Refund, 'actorKind'>,
    { feeReturned: postedFee, isAgain = false }: Again = {},
  ) {
    const { amount } = refund
    const share = async () => (this.environment.REFUND_KEEPS_FEE ? 0 : await feeOfPart(manager, transaction, amount))
    const feeReturned = postedFee ?? (await share())
    const { refundFee } = transaction
    const lines =
      reversesTransfer(transaction, refund) && !isAgain
        ? transferBackLines(feeReturned, refundFee)
        : refundLines(amount, feeReturned, holdingOf(transaction), refundFee)
    return { feeReturned, refundFee, lines }
  }

  private end(manager: EntityManager, transaction: Transaction, refund: Refund, result: RefundResult): Promise<void> {
    const processorReference = refund.processorReference ?? result.processorReference ?? null
    if (result.outcome === 'succeeded') return this.succeed(manager, transaction, refund, processorReference)
    if (result.outcome === 'failed') return fail(manager, transaction, refund, { ...result, processorReference })
    const pendingAnswers = refund.pendingAnswers + 1
    return save(manager, refund, { processorReference, pendingAnswers, dueAt: inquiryDueAt(pendingAnswers) })
  }

  // It has room again only where nothing else was refunded meanwhile; otherwise the processor's report names the difference.
  private async succeedLate(
    manager: EntityManager,
    transaction: Transaction,
    refund: Refund,
    result: RefundResult,
  ): Promise<void> {
    const { refundID, transactionID, amount } = refund
    if (amount > refundableOf(transaction) && !hasFailedLate(transaction)) {
      this.logger.error(
        `${refundID} succeeded after it had failed, but ${amount} is more than the amount left to refund`,
      )
      return
    }
    const posted = { transactionID, refundID, kind: 'refund' } as const
    const feeReturned = (await manager.existsBy(LedgerEntry, posted)) ? refund.feeReturned : undefined
    transaction.amountRefunded += amount
    await countRefundAgain(manager, refund)
    const processorReference = refund.processorReference ?? result.processorReference ?? null
    await this.succeed(manager, transaction, refund, processorReference, { feeReturned, isAgain: true })
  }

  private async succeed(
    manager: EntityManager,
    transaction: Transaction,
    refund: Refund,
    processorReference: string | null,
    again: Again = {},
  ): Promise<void> {
    const { amount } = refund
    const { feeReturned, refundFee, lines } = await this.postingOf(manager, transaction, refund, again)
    await post(manager, { kind: 'refund', about: transaction, refund, lines })
    const noFailure = { failureCode: null, failureMessage: null }
    const isFeeKept = again.feeReturned === undefined ? Number(this.environment.REFUND_KEEPS_FEE) : refund.isFeeKept
    const change = { feeReturned, isFeeKept, refundFee, processorReference, ...noFailure }
    await save(manager, refund, { status: 'succeeded', ...change })
    const { amountRefunded, amountReturned } = transaction
    const after = { amountRefunded, amountReturned: amountReturned + amount }
    await noteAction(manager, transaction, { action: 'refunded', change: after })
  }
}

/** It failed before; absent fee: nothing was posted of it then. */
interface Again {
  feeReturned?: number | undefined
  isAgain?: boolean
}

type Adopted = Pick<Refund, 'amount' | 'isTransferReversed'>

interface RefundPosting {
  feeReturned: number
  refundFee: number
  lines: Line[]
}

async function requireAdoptable(manager: EntityManager, transaction: Transaction, amount: number): Promise<void> {
  allowAction(transaction, 'refund')
  const { transactionID, currency } = transaction
  // It may be the refund that the processor reports.
  if (await manager.existsBy(Refund, { transactionID, status: 'pending' })) throw new RefundPending()
  const refundable = refundableOf(transaction)
  if (amount > refundable) throw new RefundTooLarge(refundable, currency)
}

type Failure = Pick<Refund, 'failureCode' | 'failureMessage'>

async function fail(
  manager: EntityManager,
  transaction: Transaction,
  refund: Refund,
  { failureCode, failureMessage, processorReference }: Failure & Pick<Refund, 'processorReference'>,
): Promise<void> {
  // The processor has taken it back from the connected account, and stays with it: it is the client's.
  if (processorReference !== null && reversesTransfer(transaction, refund)) {
    const lines = refundFailedLines(refund.amount, 0, holdingOf(transaction))
    await post(manager, { kind: 'refund_failed', about: transaction, refund, lines })
  }
  await save(manager, refund, { status: 'failed', failureCode, failureMessage, processorReference })
  await giveBackRefund(manager, refund)
  const change = { amountRefunded: transaction.amountRefunded - refund.amount }
  await noteAction(manager, transaction, { action: 'refund_failed', change })
}

// What the payer's bank has sent back stands with the merchant again, and the platform has its fee.
async function putBack(
  manager: EntityManager,
  transaction: Transaction,
  refund: Refund,
  { failureCode, failureMessage }: Failure,
): Promise<void> {
  const { amount, feeReturned, refundFee } = refund
  const lines = refundFailedLines(amount, feeReturned, holdingOf(transaction), refundFee)
  await post(manager, { kind: 'refund_failed', about: transaction, refund, lines })
  await save(manager, refund, { status: 'failed', failureCode, failureMessage })
  await giveBackRefund(manager, refund)
  const change = {
    amountRefunded: transaction.amountRefunded - amount,
    amountReturned: transaction.amountReturned - amount,
  }
  await noteAction(manager, transaction, { action: 'refund_failed', change })
}

async function save(manager: EntityManager, refund: Refund, change: Partial<Refund>): Promise<void> {
  Object.assign(refund, { dueAt: null, ...change, inFlightBy: null, updatedAt: clock.now() })
  const { inFlightBy, dueAt, updatedAt, refundID } = refund
  await manager.update(Refund, { refundID }, { ...change, inFlightBy, dueAt, updatedAt })
}
