import { Injectable } from '@nestjs/common'
import { otpCodeLifeMs, otpResendAfterMs, otpResendsMax, otpTriesMax } from '#contract/limits.js'
import type { SubmitOtp, TransactionView } from '#contract/transactions.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { ProcessorCalls, type Unanswered } from '../processors/processor-calls.js'
import { moveTransaction, noteAction, saveTransaction } from './transaction-moves.js'
import { SavedMethodKeeping } from '../saved-methods/saved-method-keeping.js'
import { TransactionOutcomes } from './transaction-outcomes.js'
import { allowAction, askedOf, lockTransaction, type OwnTransaction, paymentOf } from './transaction-rows.js'
import { noteUnclearPayment } from './unclear-payments.js'
import { CodeExpired, CodeSentJustNow, NoResendsLeft, WrongCode } from './transactions.errors.js'
import { viewTransaction } from './transaction.view.js'

/** The payer's code goes to the processor and is kept nowhere. */
@Injectable()
export class TransactionOtp {
  constructor(
    private readonly database: Database,
    private readonly calls: ProcessorCalls,
    private readonly outcomes: TransactionOutcomes,
    private readonly keeping: SavedMethodKeeping,
  ) {}

  async submit(own: OwnTransaction, call: KeyedCall, { code }: SubmitOtp): Promise<Answer<TransactionView>> {
    const begun = await this.beginTry(own, call)
    if ('answer' in begun) return begun
    const { transactionID, otpTries } = begun
    const part = await this.keeping.partOf(this.database.read, begun)
    const result = await this.calls.ask('confirm', askedOf(begun), (processor, signal, account) =>
      processor.confirm({ ...paymentOf(begun, account), ...part }, code, signal),
    )
    if (result.outcome === 'unanswered') return firstAnswer(await this.leaveOpen(transactionID, result))
    const answer = await this.outcomes.close(begun, 'confirm', result, 'otp_accepted')
    if (result.outcome !== 'code_wrong' || answer.status === 'failed') return firstAnswer(answer)
    throw new WrongCode(otpTriesMax - otpTries)
  }

  // Counted before the try is made, so that many at once are no way around the limit.
  private beginTry(own: OwnTransaction, call: KeyedCall) {
    return this.database.write(async (manager) => {
      const first = await beginCall<TransactionView>(manager, call, own.transactionID)
      if (first) return first
      const transaction = await lockTransaction(manager, own)
      allowAction(transaction, 'otp')
      if (clock.time() - (transaction.otpSentAt?.getTime() ?? 0) >= otpCodeLifeMs) throw new CodeExpired()
      const inFlightBy = this.database.processes.mark
      const otpTries = transaction.otpTries + 1
      await saveTransaction(manager, transaction, { inFlight: 'confirm', inFlightBy, otpTries })
      return transaction
    })
  }

  private leaveOpen(transactionID: string, unanswered: Unanswered): Promise<TransactionView> {
    return this.database.write(async (manager) => {
      const transaction = await lockTransaction(manager, { transactionID })
      if (transaction.inFlight === 'confirm') {
        await moveTransaction(manager, transaction, 'processing', { action: 'otp_unanswered' })
        await noteUnclearPayment(manager, transaction, 'confirm', unanswered)
        await finishCall(manager, transactionID, viewTransaction(transaction))
      }
      return viewTransaction(transaction)
    })
  }

  async resend(own: OwnTransaction, call: KeyedCall): Promise<Answer<TransactionView>> {
    const begun = await this.database.write(async (manager) => {
      const first = await beginCall<TransactionView>(manager, call, own.transactionID)
      if (first) return first
      const transaction = await lockTransaction(manager, own)
      allowAction(transaction, 'resend-otp')
      allowResend(transaction)
      const change = { otpResends: transaction.otpResends + 1, otpSentAt: clock.now() }
      await noteAction(manager, transaction, { action: 'otp_resent', change })
      await finishCall(manager, own.transactionID, viewTransaction(transaction))
      return transaction
    })
    if ('answer' in begun) return begun
    await this.calls.ask('resend', askedOf(begun), (processor, signal, account) =>
      processor.resend(paymentOf(begun, account), signal),
    )
    return firstAnswer(viewTransaction(begun))
  }
}

function allowResend({ otpResends, otpSentAt }: { otpResends: number; otpSentAt: Date | null }): void {
  if (otpResends >= otpResendsMax) throw new NoResendsLeft()
  const waitMs = (otpSentAt?.getTime() ?? 0) + otpResendAfterMs - clock.time()
  if (waitMs > 0) throw new CodeSentJustNow(Math.ceil(waitMs / 1_000))
}
