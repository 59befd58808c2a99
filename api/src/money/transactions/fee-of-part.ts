import type { EntityManager } from 'typeorm'
import { feeShareOf } from '../ledger/shares.js'
import type { Transaction } from './transaction.entity.js'

const feesGoneBack = `SELECT
  (SELECT COALESCE(SUM("feeReturned"), 0) FROM "refunds" WHERE "transactionID" = $1 AND "status" = 'succeeded') +
  (SELECT COALESCE(SUM("fee"), 0) FROM "disputes" WHERE "transactionID" = $1 AND "status" <> 'won') AS "fees"`

/** The share of the fee that goes back with a part, after all that refunds and disputes have taken back. Minor units. */
export async function feeOfPart(
  manager: EntityManager,
  { transactionID, amountCaptured, fee, amountReturned, amountDisputed }: Transaction,
  amount: number,
  /** A part that is counted already, and is about to become another one. */
  without = { amount: 0, fee: 0 },
): Promise<number> {
  const [row] = await manager.query<{ fees: number | string }[]>(feesGoneBack, [transactionID])
  const gone = {
    amountReturned: amountReturned + amountDisputed - without.amount,
    feeReturned: Number(row?.fees ?? 0) - without.fee,
  }
  return feeShareOf({ amountCaptured, fee, ...gone }, amount)
}
