import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { CaptureTransaction, TransactionView } from '#contract/transactions.js'
import { Database } from '../../platform/database/database.js'
import { type Answer, beginCall, firstAnswer, type KeyedCall } from '../../platform/idempotency/idempotency.js'
import type { CallResult } from '../processors/port/results.js'
import { ProcessorCalls, type Unanswered } from '../processors/processor-calls.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import type { Transaction } from './transaction.entity.js'
import { saveTransaction } from './transaction-moves.js'
import { TransactionOutcomes } from './transaction-outcomes.js'
import { allowAction, askedOf, lockTransaction, type OwnTransaction, paymentOf } from './transaction-rows.js'
import { UnclearPayments } from './unclear-payments.js'
import {
  ActionRefused,
  CaptureTooLarge,
  NotCarriedOut,
  OutcomeUnknown,
  PartialCaptureNotPossible,
} from './transactions.errors.js'

type Begun = Answer<TransactionView> | { transaction: Transaction }

/** The mark that a call is in flight lets exactly one capture or cancel begin. */
@Injectable()
export class TransactionActions {
  constructor(
    private readonly database: Database,
    private readonly calls: ProcessorCalls,
    private readonly outcomes: TransactionOutcomes,
    private readonly registry: ProcessorRegistry,
    private readonly unclear: UnclearPayments,
  ) {}

  async capture(own: OwnTransaction, call: KeyedCall, { amount }: CaptureTransaction) {
    const begun = await this.begin(own, call, async (manager, transaction) => {
      allowAction(transaction, 'capture')
      if (amount !== undefined && amount > transaction.amount) throw new CaptureTooLarge(transaction.amount)
      const inFlightAmount = amount ?? transaction.amount
      const isPart = inFlightAmount < transaction.amount
      if (isPart && !this.registry.entry(transaction.processor).can.partialCapture)
        throw new PartialCaptureNotPossible()
      const inFlightBy = this.database.processes.mark
      await saveTransaction(manager, transaction, { inFlight: 'capture', inFlightBy, inFlightAmount })
    })
    if ('answer' in begun) return begun
    const { transaction } = begun
    const taken = transaction.inFlightAmount ?? transaction.amount
    const result = await this.calls.ask('capture', askedOf(transaction), (processor, signal, account) =>
      processor.capture(paymentOf(transaction, account), taken, signal),
    )
    return this.close(transaction, 'capture', result, 'captured')
  }

  /** `byPayer`: for an authorized payment goods may be on their way already, so only its merchant lets go of it. */
  async cancel(own: OwnTransaction, call: KeyedCall, { byPayer = false } = {}) {
    const begun = await this.begin(own, call, async (manager, transaction) => {
      allowAction(transaction, 'cancel')
      const { status } = transaction
      if (byPayer && status === 'authorized') throw new ActionRefused(status, 'cancel', [])
      await saveTransaction(manager, transaction, { inFlight: 'cancel', inFlightBy: this.database.processes.mark })
    })
    if ('answer' in begun) return begun
    const { transaction } = begun
    const result = await this.calls.ask('cancel', askedOf(transaction), (processor, signal, account) =>
      processor.cancel(paymentOf(transaction, account), signal),
    )
    return this.close(transaction, 'cancel', result, 'canceled')
  }

  private begin(
    own: OwnTransaction,
    call: KeyedCall,
    mark: (manager: EntityManager, transaction: Transaction) => Promise<void>,
  ): Promise<Begun> {
    return this.database.write(async (manager) => {
      const first = await beginCall<TransactionView>(manager, call, own.transactionID)
      if (first) return first
      const transaction = await lockTransaction(manager, own)
      await mark(manager, transaction)
      return { transaction }
    })
  }

  private async close(
    transaction: Transaction,
    call: 'capture' | 'cancel',
    result: CallResult | Unanswered,
    action: string,
  ): Promise<Answer<TransactionView>> {
    if (result.outcome === 'unanswered') {
      await this.unclear.note(transaction, call, result)
      throw new OutcomeUnknown()
    }
    const answer = await this.outcomes.close(transaction, call, result, action)
    if (result.outcome === 'not_done') throw new NotCarriedOut(result.sentence)
    return firstAnswer(answer)
  }
}
