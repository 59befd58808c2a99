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
import type { CallResult, ProcessorCall } from '../processors/port/processor.js'
import type { Transaction } from './transaction.entity.js'
import { answerAttempt } from './transaction-attempts.js'
import { moveTransaction, noteAction } from './transaction-moves.js'
import { lockTransaction } from './transaction-rows.js'
import { viewTransaction } from './transaction.view.js'

const landedWith = (transaction: Transaction, { processorReference }: CallResult) => ({
  inFlight: null,
  inFlightBy: null,
  inFlightAmount: null,
  processorReference: transaction.processorReference ?? processorReference ?? null,
})
type Landed = ReturnType<typeof landedWith>

@Injectable()
export class TransactionOutcomes {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
  ) {}

  /** Closes a call in one unit; if a worker has closed it meanwhile, it changes nothing and answers what is. */
  close(
    transactionID: string,
    call: ProcessorCall,
    result: CallResult,
    action: string,
    latencyMs: number | null = null,
  ): Promise<TransactionView> {
    const work = async (manager: EntityManager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      if (transaction.inFlight === call) {
        if (call === 'charge' || call === 'confirm') await answerAttempt(manager, transactionID, result, latencyMs)
        await this.apply(manager, transaction, result, action)
        const isRefusal = result.outcome === 'code_wrong' && transaction.status !== 'failed'
        if (isRefusal) await forgetCall(manager, transactionID)
        else await finishCall(manager, transactionID, viewTransaction(transaction))
      }
      return viewTransaction(transaction)
    }
    return result.outcome === 'succeeded' ? this.database.writeInLine(ledgerLine, work) : this.database.write(work)
  }

  private apply(manager: EntityManager, transaction: Transaction, result: CallResult, action: string): Promise<void> {
    const landed = landedWith(transaction, result)
    switch (result.outcome) {
      case 'succeeded':
        return this.pay(manager, transaction, landed, action)
      case 'authorized': {
        const expiresAt = new Date(Date.now() + authorizationLifeMs)
        return moveTransaction(manager, transaction, 'authorized', { action, change: { ...landed, expiresAt } })
      }
      case 'canceled':
        return moveTransaction(manager, transaction, 'canceled', { action, change: { ...landed, expiresAt: null } })
      case 'requires_action':
        return askForCode(manager, transaction, { ...landed, otpContact: result.contact }, action)
      case 'code_wrong':
        return refuseCode(manager, transaction, landed)
      case 'failed': {
        const { failureCode, failureMessage } = result
        return fail(manager, transaction, { ...landed, failureCode, failureMessage }, action)
      }
    }
  }

  private async pay(manager: EntityManager, transaction: Transaction, landed: Landed, action: string): Promise<void> {
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
    }
    const holding = delayMs > 0 ? 'client_pending' : 'client_available'
    await post(manager, { kind: 'payment', about: transaction, lines: paymentLines(amountCaptured, fee, holding) })
    await moveTransaction(manager, transaction, 'succeeded', { action, change })
  }
}

type Failure = Landed & Pick<Transaction, 'failureCode' | 'failureMessage'>
type Asked = Landed & Pick<Transaction, 'otpContact'>

const fail = (manager: EntityManager, transaction: Transaction, failure: Failure, action: string): Promise<void> =>
  moveTransaction(manager, transaction, 'failed', { action, change: { ...failure, expiresAt: null } })

function askForCode(manager: EntityManager, transaction: Transaction, asked: Asked, action: string): Promise<void> {
  const expiresAt = new Date(transaction.createdAt.getTime() + actionLifeMs)
  const change = { ...asked, otpSentAt: new Date(), expiresAt }
  return moveTransaction(manager, transaction, 'requires_action', { action, change })
}

function refuseCode(manager: EntityManager, transaction: Transaction, landed: Landed): Promise<void> {
  // A code that was refused and has no tries left is not asked for again.
  if (transaction.status === 'requires_action' && transaction.otpTries < otpTriesMax)
    return noteAction(manager, transaction, { action: 'otp_refused', change: landed })
  const failure = { ...landed, failureCode: 'otp_failed', failureMessage: 'The one-time code was not confirmed' }
  return fail(manager, transaction, failure, 'otp_refused')
}
