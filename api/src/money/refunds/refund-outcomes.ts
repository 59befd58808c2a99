import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { RefundView } from '#contract/refunds.js'
import { NotFound } from '../../platform/http/app-error.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { finishCall } from '../../platform/idempotency/idempotency.js'
import { ledgerLine, post } from '../ledger/post.js'
import { refundLines } from '../ledger/postings.js'
import { feeShareOf } from '../ledger/shares.js'
import type { RefundResult } from '../processors/port/processor.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { holdingOf } from '../transactions/holding.js'
import { noteAction } from '../transactions/transaction-moves.js'
import { lockTransaction } from '../transactions/transaction-rows.js'
import { Refund } from './refund.entity.js'
import { viewRefund } from './refund.view.js'

@Injectable()
export class RefundOutcomes {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
  ) {}

  /** Does nothing to a refund that is closed already. */
  close({ refundID, transactionID }: Refund, result: RefundResult): Promise<RefundView> {
    return this.database.writeInLine(ledgerLine, async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      const refund = await manager.findOneBy(Refund, { refundID })
      if (!refund) throw new NotFound('refund')
      if (refund.status !== 'pending') return viewRefund(refund)
      if (result.outcome === 'succeeded') await this.succeed(manager, transaction, refund)
      else await fail(manager, transaction, refund, result)
      const view = viewRefund(refund)
      const type = result.outcome === 'succeeded' ? 'refund.succeeded' : 'refund.failed'
      await recordEvent(manager, { clientID: refund.clientID, mode: refund.mode, type, data: view })
      await finishCall(manager, refundID, view)
      return view
    })
  }

  private async succeed(manager: EntityManager, transaction: Transaction, refund: Refund): Promise<void> {
    const { amount } = refund
    const feeReturned = this.environment.REFUND_KEEPS_FEE ? 0 : feeShareOf(transaction, amount)
    const lines = refundLines(amount, feeReturned, holdingOf(transaction))
    await post(manager, { kind: 'refund', about: transaction, refund, lines })
    await save(manager, refund, { status: 'succeeded', feeReturned })
    const change = { amountReturned: transaction.amountReturned + amount }
    await noteAction(manager, transaction, { action: 'refunded', change })
  }
}

type Failure = Pick<Refund, 'failureCode' | 'failureMessage'>

async function fail(
  manager: EntityManager,
  transaction: Transaction,
  refund: Refund,
  { failureCode, failureMessage }: Failure,
): Promise<void> {
  await save(manager, refund, { status: 'failed', failureCode, failureMessage })
  const change = { amountRefunded: transaction.amountRefunded - refund.amount }
  await noteAction(manager, transaction, { action: 'refund_failed', change })
}

async function save(manager: EntityManager, refund: Refund, change: Partial<Refund>): Promise<void> {
  Object.assign(refund, change, { inFlightBy: null, dueAt: null, updatedAt: new Date() })
  const { inFlightBy, dueAt, updatedAt, refundID } = refund
  await manager.update(Refund, { refundID }, { ...change, inFlightBy, dueAt, updatedAt })
}
