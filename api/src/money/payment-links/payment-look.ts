import { Injectable, Logger } from '@nestjs/common'
import { DueTransactions } from '../due-work/due-transactions.service.js'
import { LookTimes } from '../processors/look-times.js'
import type { Transaction } from '../transactions/transaction.entity.js'

/** A payer who comes back waits for no notice: the processor is asked at once, and an open page asks no oftener than it must. */
@Injectable()
export class PaymentLook {
  private readonly logger = new Logger('Payments')
  private readonly times = new LookTimes()

  constructor(private readonly due: DueTransactions) {}

  async ask(transaction: Transaction): Promise<void> {
    const { transactionID } = transaction
    if (!endsElsewhere(transaction) || !this.isTime(transactionID)) return
    await this.due.ask(transaction).catch((error: unknown) => this.logger.error(`${transactionID}: ${String(error)}`))
  }

  /** At most every few seconds for each payment or setup. */
  isTime(transactionID: string): boolean {
    return this.times.isTime(transactionID)
  }
}

// A call without an answer is not asked about: it may not have reached the processor yet.
const endsElsewhere = ({ status, inFlight, redirectURL, otpContact, pendingAnswers }: Transaction): boolean =>
  inFlight ? pendingAnswers > 0 : status === 'requires_action' && redirectURL !== null && !otpContact
