import { Injectable, Logger } from '@nestjs/common'
import { checkoutLookMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { DueTransactions } from '../due-work/due-transactions.service.js'
import type { Transaction } from '../transactions/transaction.entity.js'

const keptMax = 10_000

/** A payer who comes back waits for no notice: the processor is asked at once, and an open page asks no oftener than it must. */
@Injectable()
export class PaymentLook {
  private readonly logger = new Logger('Payments')
  private readonly askedAt = new Map<string, number>()

  constructor(private readonly due: DueTransactions) {}

  async ask(transaction: Transaction): Promise<void> {
    const { transactionID } = transaction
    if (!endsElsewhere(transaction) || !this.isTime(transactionID)) return
    await this.due.ask(transaction).catch((error: unknown) => this.logger.error(`${transactionID}: ${String(error)}`))
  }

  /** At most every few seconds for each payment or setup. */
  isTime(transactionID: string): boolean {
    const now = clock.time()
    if (now - (this.askedAt.get(transactionID) ?? 0) < checkoutLookMs) return false
    if (this.askedAt.size >= keptMax) this.askedAt.clear()
    this.askedAt.set(transactionID, now)
    return true
  }
}

// A call without an answer is not asked about: it may not have reached the processor yet.
const endsElsewhere = ({ status, inFlight, redirectURL, otpContact, pendingAnswers }: Transaction): boolean =>
  inFlight ? pendingAnswers > 0 : status === 'requires_action' && redirectURL !== null && !otpContact
