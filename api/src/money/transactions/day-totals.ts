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

const kept = '"clientID", "mode", "currency", "day"'
// One walk over the payments, however many days there are: what agrees sums to nothing.
const wrongDay = `SELECT ${kept} FROM (
    SELECT "clientID", "mode", "currency", "createdAt" / 86400000 AS "day", 1 AS "payments", "amountCaptured" AS "amount", "fee"
      FROM "transactions" WHERE "status" = 'succeeded'
    UNION ALL SELECT ${kept}, -"payments", -"amount", -"fee" FROM "day_totals"
  ) AS "both" GROUP BY ${kept} HAVING SUM("payments") <> 0 OR SUM("amount") <> 0 OR SUM("fee") <> 0 ORDER BY ${kept} LIMIT 1`

export async function dayTotalsFault(manager: EntityManager): Promise<string | null> {
  const [wrong] = await manager.query<Pick<DayTotal, 'clientID' | 'mode' | 'currency' | 'day'>[]>(wrongDay)
  if (!wrong) return null
  const { clientID, mode, currency, day } = wrong
  const date = new Date(Number(day) * 86_400_000).toISOString().slice(0, 10)
  return `totals of ${clientID} in ${mode} ${currency} on ${date} are not what its payments make`
}
