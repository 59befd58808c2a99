import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { post } from '../ledger/post.js'
import { paymentRestoredLines } from '../ledger/postings.js'
import { keepReserve, keepReserveAgain } from '../reserves/keep-reserve.js'
import { moveTransaction } from '../transactions/transaction-moves.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { PaymentFailure } from './payment-failure.entity.js'

/** The processor has captured it after all: what its failure took comes back. To be called in line, with the payment locked. */
export async function restorePayment(
  manager: EntityManager,
  transaction: Transaction,
  { paymentFailureID, amountCaptured, fee, feeReturned }: PaymentFailure,
  settlesAt: Date | null,
): Promise<void> {
  const holding = settlesAt ? 'client_pending' : 'client_available'
  const lines = paymentRestoredLines(amountCaptured, feeReturned, holding)
  await post(manager, { kind: 'payment_restored', about: transaction, lines })
  if (!settlesAt && !(await keepReserveAgain(manager, transaction)))
    await keepReserve(manager, transaction, amountCaptured - fee)
  await manager.update(PaymentFailure, { paymentFailureID }, { restoredAt: clock.now() })
  const change = {
    ...{ amountCaptured, fee, failureCode: null, failureMessage: null },
    settlesAt,
  }
  await moveTransaction(manager, transaction, 'succeeded', { action: 'payment_restored', change, isLate: true })
}
