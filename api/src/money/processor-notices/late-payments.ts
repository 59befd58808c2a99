import { Injectable, Logger } from '@nestjs/common'
import { Database } from '../../platform/database/database.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { hasFailedLate } from '../transactions/failed-late.js'
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
    const { transactionID } = transaction
    const { createdAt } = transaction
    const amount = taken ?? transaction.amount
    const reference = transactionID.replace(/^txn_/, 'late_')
    const back = { reference, processorReference: null, amount, createdAt, undoesPayment: true }
    const asked = { ...askedOf(transaction), reference, processorReference: null, atMost: amount }
    const result = await this.calls.ask('refund', asked, (processor, signal, account) =>
      processor.refund({ ...back, payment: paymentOf(transaction, account) }, signal),
    )
    if (result.outcome !== 'succeeded' && result.outcome !== 'pending') return false
    this.logger.warn(`${transactionID} was paid after it had ended. Refunding ${amount} minor units to the payer`)
    await this.database.write(async (manager) =>
      noteAction(manager, await lockTransaction(manager, { transactionID }), { action: 'late_payment_returned' }),
    )
    return true
  }
}
