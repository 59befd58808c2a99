import type { EntityManager } from 'typeorm'
import { failureSentences } from '#contract/messages/processors/failures.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { insertRows } from '../../platform/database/rows.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { post } from '../ledger/post.js'
import { paymentFailedLines, settlementLines } from '../ledger/postings.js'
import { releaseReserve } from '../reserves/release-reserve.js'
import { captureFailed } from '../transactions/failed-late.js'
import { holdingOf } from '../transactions/holding.js'
import { moveTransaction } from '../transactions/transaction-moves.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { PaymentFailure } from './payment-failure.entity.js'

/**
 * Takes the payment out of the client's balance, with its fee and its reserve. Refunds and disputes stay as they are: their money has
 * left. To be called in line, with the payment locked.
 */
export async function failPayment(
  manager: EntityManager,
  transaction: Transaction,
  failedAt: Date,
): Promise<PaymentFailure> {
  const { transactionID, clientID, mode, currency, amountCaptured, fee } = transaction
  await releaseReserve(manager, transactionID)
  const { feeReturned, holding, lines } = await failurePosting(manager, transaction)
  await post(manager, { kind: 'payment_failed', about: transaction, lines })
  if (holding === 'client_pending') await emptyPending(manager, transaction)
  const now = clock.now()
  const failure: PaymentFailure = {
    paymentFailureID: newId('pfl', now.getTime()),
    ...{ transactionID, clientID, mode, currency, amountCaptured, fee, feeReturned },
    ...{ failedAt, restoredAt: null, createdAt: now },
  }
  await insertRows(manager, PaymentFailure, failure)
  const change = {
    ...{ amountCaptured: 0, fee: 0, settlesAt: null },
    ...{ failureCode: captureFailed, failureMessage: failureSentences.capture_failed },
  }
  await moveTransaction(manager, transaction, 'failed', { action: 'payment_failed', change, isLate: true })
  return failure
}

export async function failurePosting(manager: EntityManager, transaction: Transaction) {
  const { transactionID, amountCaptured, fee } = transaction
  const feeReturned = fee - (await feeGoneBack(manager, transactionID))
  const holding = holdingOf(transaction)
  return { feeReturned, holding, lines: paymentFailedLines(amountCaptured, feeReturned, holding) }
}

// What a refund has taken is owed from now on, and nothing of the payment settles any more.
async function emptyPending(manager: EntityManager, transaction: Transaction): Promise<void> {
  const { transactionID } = transaction
  const pending = -((await manager.sum(LedgerEntry, 'amount', { transactionID, account: 'client_pending' })) ?? 0)
  await post(manager, { kind: 'settlement', about: transaction, lines: settlementLines(pending) })
}

const feesGoneBack = `SELECT
  (SELECT COALESCE(SUM("feeReturned"), 0) FROM "refunds" WHERE "transactionID" = $1 AND "status" = 'succeeded') +
  (SELECT COALESCE(SUM("fee"), 0) FROM "disputes" WHERE "transactionID" = $1 AND "status" = 'lost') AS "fees"`

async function feeGoneBack(manager: EntityManager, transactionID: string): Promise<number> {
  const [row] = await manager.query<{ fees: number | string }[]>(feesGoneBack, [transactionID])
  return Number(row?.fees ?? 0)
}
