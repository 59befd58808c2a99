import type { EntityManager } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { readRows } from '../../platform/database/rows.js'
import { DayTotal } from './day-total.entity.js'

/** Kept by triggers on `transactions` (migration `DayTotals`); amounts in minor units. */
export const dayTotalsOf = async (
  manager: EntityManager,
  clientID: string,
  mode: Mode,
  firstDay: number,
): Promise<DayTotal[]> => {
  const rows = await readRows(manager, DayTotal, 'WHERE "clientID" = $1 AND "mode" = $2 AND "day" >= $3', [
    clientID,
    mode,
    firstDay,
  ])
  return rows.filter(({ payments }) => payments > 0)
}

const counted = `SELECT "clientID", "mode", "currency", "createdAt" / 86400000 AS "day", COUNT(*) AS "payments",
    SUM("amountCaptured") AS "amount", SUM("fee") AS "fee"
  FROM "transactions" WHERE "status" = 'succeeded' GROUP BY "clientID", "mode", "currency", "createdAt" / 86400000`
const stored = `SELECT "clientID", "mode", "currency", "day", "payments", "amount", "fee" FROM "day_totals" WHERE "payments" <> 0 OR "amount" <> 0 OR "fee" <> 0`

/** Adds the payments of every day up again; null: the totals agree. */
export async function dayTotalsFault(manager: EntityManager): Promise<string | null> {
  const [wrong] = await manager.query<Pick<DayTotal, 'clientID' | 'mode' | 'currency' | 'day'>[]>(
    `SELECT * FROM (SELECT * FROM (${counted} EXCEPT ${stored}) AS "missing"
       UNION ALL SELECT * FROM (${stored} EXCEPT ${counted}) AS "strange") AS "wrong"
     ORDER BY "clientID", "mode", "currency", "day" LIMIT 1`,
  )
  if (!wrong) return null
  const { clientID, mode, currency, day } = wrong
  const date = new Date(Number(day) * 86_400_000).toISOString().slice(0, 10)
  return `totals of ${clientID} in ${mode} ${currency} on ${date} are not what its payments make`
}
