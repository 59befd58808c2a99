import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { actionLifeMs, authorizationLifeMs, otpTriesMax } from '#contract/limits.js'
import { feeOf } from '#contract/money.js'
import type { TransactionView } from '#contract/transactions.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { finishCall, forgetCall } from '../../platform/idempotency/idempotency.js'
import { ledgerLine, post } from '../ledger/post.js'
import { paymentLines } from '../ledger/postings.js'
import type { CallResult, Paid, ProcessorCall } from '../processors/processor.js'
import type { Transaction } from './transaction.entity.js'
import { moveTransaction, noteDeed } from './transaction-moves.js'
import { lockTransaction } from './transaction-rows.js'
import { viewTransaction } from './transaction.view.js'

const landed = { inFlight: null, inFlightBy: null, inFlightAmount: null }

/** What the processor's answer to a call makes of the transaction; told by the call itself, or found by an inquiry. */
@Injectable()
export class TransactionOutcomes {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
  ) {}

  /**
   * The unit that closes a call: state, ledger, history, event and stored answer, all or none. A call that a worker has
   * closed meanwhile changes nothing, and answers what is.
   */
  close(transactionID: string, call: ProcessorCall, result: CallResult, deed: string): Promise<TransactionView> {
    const work = async (manager: EntityManager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      if (transaction.inFlight === call) {
        await this.apply(manager, transaction, result, deed)
        const isRefusal = result.outcome === 'code_wrong' && transaction.status !== 'failed'
        if (isRefusal) await forgetCall(manager, transactionID)
        else await finishCall(manager, transactionID, viewTransaction(transaction))
      }
      return viewTransaction(transaction)
    }
    return result.outcome === 'succeeded' ? this.database.writeInLine(ledgerLine, work) : this.database.write(work)
  }

  private apply(manager: EntityManager, transaction: Transaction, result: CallResult, deed: string): Promise<void> {
    switch (result.outcome) {
      case 'succeeded':
        return this.pay(manager, transaction, result, deed)
      case 'authorized': {
        const expiresAt = new Date(Date.now() + authorizationLifeMs)
        return moveTransaction(manager, transaction, 'authorized', { deed, change: { ...landed, expiresAt } })
      }
      case 'canceled':
        return moveTransaction(manager, transaction, 'canceled', { deed, change: { ...landed, expiresAt: null } })
      case 'requires_action':
        return askForCode(manager, transaction, result.contact, deed)
      case 'code_wrong':
        return refuseCode(manager, transaction)
      case 'failed': {
        const { failureCode, failureMessage } = result
        return fail(manager, transaction, { failureCode, failureMessage }, deed)
      }
    }
  }

  private async pay(manager: EntityManager, transaction: Transaction, paid: Paid, deed: string): Promise<void> {
    const { amount, inFlightAmount, chargePercentageHundredths } = transaction
    const amountCaptured = inFlightAmount ?? amount
    const fee = feeOf(amountCaptured, chargePercentageHundredths)
    const delayMs = this.environment.SETTLEMENT_DELAY_SECONDS * 1_000
    const change = {
      ...landed,
      amountCaptured,
      fee,
      expiresAt: null,
      settlesAt: delayMs > 0 ? new Date(Date.now() + delayMs) : null,
      disputesAt: paid.disputeAfterMs === undefined ? null : new Date(Date.now() + paid.disputeAfterMs),
    }
    const holding = delayMs > 0 ? 'client_pending' : 'client_available'
    await post(manager, { kind: 'payment', about: transaction, lines: paymentLines(amountCaptured, fee, holding) })
    await moveTransaction(manager, transaction, 'succeeded', { deed, change })
  }
}

type Failure = Pick<Transaction, 'failureCode' | 'failureMessage'>

const fail = (manager: EntityManager, transaction: Transaction, failure: Failure, deed: string): Promise<void> =>
  moveTransaction(manager, transaction, 'failed', { deed, change: { ...landed, ...failure, expiresAt: null } })

function askForCode(manager: EntityManager, transaction: Transaction, otpContact: string, deed: string): Promise<void> {
  const expiresAt = new Date(transaction.createdAt.getTime() + actionLifeMs)
  const change = { ...landed, otpContact, otpSentAt: new Date(), expiresAt }
  return moveTransaction(manager, transaction, 'requires_action', { deed, change })
}

function refuseCode(manager: EntityManager, transaction: Transaction): Promise<void> {
  // A code that stayed without an answer, and was not accepted, is not asked for again.
  if (transaction.status === 'requires_action' && transaction.otpTries < otpTriesMax)
    return noteDeed(manager, transaction, { deed: 'otp_refused', change: landed })
  const failure = { failureCode: 'otp_failed', failureMessage: 'The one-time code was not confirmed' }
  return fail(manager, transaction, failure, 'otp_refused')
}
