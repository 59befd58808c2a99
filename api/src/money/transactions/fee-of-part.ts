import type { EntityManager } from 'typeorm'
import { feeShareOf, goneWithFee } from '../ledger/shares.js'
import type { Transaction } from './transaction.entity.js'

// A dispute that is about to change is not counted beside what it becomes.
const partsGone = `SELECT "amount", "feeReturned" AS "fee", "isFeeKept" FROM "refunds" WHERE "transactionID" = $1 AND "status" = 'succeeded'
  UNION ALL SELECT "amount", "fee", "isFeeKept" FROM "disputes"
  WHERE "transactionID" = $1 AND "status" IN ('open', 'lost') AND "disputeID" <> $2`

interface PartRow {
  amount: number | string
  fee: number | string
  isFeeKept: number | null
}

/** The share of the fee that goes back with a part, after all that refunds and disputes have taken back. Minor units. */
export async function feeOfPart(
  manager: EntityManager,
  { transactionID, amountCaptured, fee }: Transaction,
  amount: number,
  disputeID = '',
): Promise<number> {
  const rows = await manager.query<PartRow[]>(partsGone, [transactionID, disputeID])
  const parts = rows.map(({ isFeeKept, ...row }) => {
    return { amount: Number(row.amount), fee: Number(row.fee), isFeeKept: isFeeKept === null ? null : isFeeKept === 1 }
  })
  return feeShareOf({ amountCaptured, fee, ...goneWithFee({ amount: amountCaptured, fee }, parts) }, amount)
}
