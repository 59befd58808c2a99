import type { EntityManager } from 'typeorm'
import type { FailureCode } from '#contract/failure-codes.js'
import type { Currency } from '#contract/money.js'
import type { EndedView } from '#contract/operations.js'
import type { CardBrand } from '#contract/payment-methods.js'

/** Written as its index (`transactions_ended_by_kind`), so that no payment is read. */
export const endedOfAccount = (bucketMs: number) => `SELECT "createdAt" / ${bucketMs} AS "bucket", "currency", "status",
    "cardBrand", "failureCode", COUNT(*) AS "payments", SUM("amountCaptured") AS "amount"
  FROM "transactions" WHERE "processorAccountID" = $1 AND "createdAt" >= $2 AND "createdAt" < $3
    AND "status" IN ('succeeded', 'failed')
  GROUP BY "createdAt" / ${bucketMs}, "currency", "status", "cardBrand", "failureCode"`

interface Row {
  bucket: number | string
  currency: Currency
  status: 'succeeded' | 'failed'
  cardBrand: CardBrand | null
  failureCode: FailureCode | null
  payments: number | string
  amount: number | string
}

export interface Ended extends Omit<Row, 'bucket' | 'payments' | 'amount'> {
  processorAccountID: string
  at: number
  payments: number
  amount: number
}

export async function endedPayments(
  manager: EntityManager,
  processorAccountID: string,
  { from, until, bucketMs }: { from: number; until: number; bucketMs: number },
): Promise<Ended[]> {
  const rows = await manager.query<Row[]>(endedOfAccount(bucketMs), [processorAccountID, from, until])
  return rows.map(({ bucket, payments, amount, ...row }) => ({
    ...row,
    processorAccountID,
    at: Number(bucket) * bucketMs,
    payments: Number(payments),
    amount: Number(amount),
  }))
}

export function endedView(rows: Ended[]): EndedView {
  const count = (status: Ended['status']) =>
    rows.reduce((sum, row) => sum + (row.status === status ? row.payments : 0), 0)
  const [succeeded, failed] = [count('succeeded'), count('failed')]
  const ended = succeeded + failed
  return { succeeded, failed, successPercentage: ended === 0 ? null : Math.round((1_000 * succeeded) / ended) / 10 }
}

export const amountOf = (rows: Ended[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)
