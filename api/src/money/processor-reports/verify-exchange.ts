import type { EntityManager } from 'typeorm'
import type { Snapshots } from '../../platform/database/snapshots.js'

interface Fault {
  id: string
  currency: string
  told: string | number | null
  posted: string | number | null
}

interface Sums {
  kind: 'exchange' | 'exchange_result'
  what: string
  /** What the rows of a report say in each currency: with "id", "currency" and "amount". */
  told: string
  /** Where the postings say the same. */
  account: string
}

const exchanged: Sums[] = [
  {
    kind: 'exchange',
    what: 'exchanged',
    told: `SELECT "processorReportID" AS "id", "chargedCurrency" AS "currency", -"chargedAmount" AS "amount"
           FROM "processor_report_rows" WHERE "chargedCurrency" IS NOT NULL
           UNION ALL SELECT "processorReportID", "currency", "gross"
           FROM "processor_report_rows" WHERE "chargedCurrency" IS NOT NULL`,
    account: 'processor_clearing',
  },
  {
    kind: 'exchange_result',
    what: 'earned by exchange',
    told: `SELECT "processorReportID" AS "id", "currency", "exchangeResult" AS "amount"
           FROM "processor_report_rows" WHERE "chargedCurrency" IS NOT NULL`,
    account: 'fx_transit',
  },
]

/** Each report has posted what its rows say was exchanged, and what that earned, and each payment is open at one rate. */
export async function exchangeFault(database: Snapshots): Promise<string | null> {
  for (const sums of exchanged) {
    const fault = await database.snapshot((manager) => sumsFault(manager, sums))
    if (fault) return fault
  }
  return database.snapshot(openFault)
}

async function sumsFault(manager: EntityManager, { kind, what, told, account }: Sums): Promise<string | null> {
  const posted = `SELECT "processorReportID" AS "id", "currency", "amount" FROM "ledger_entries"
    WHERE "kind" = '${kind}' AND "account" = '${account}'`
  const [wrong] = await manager.query<Fault[]>(
    `SELECT "id", "currency", SUM("told") AS "told", SUM("posted") AS "posted" FROM
     (SELECT "id", "currency", "amount" AS "told", 0 AS "posted" FROM (${told}) "rows"
      UNION ALL SELECT "id", "currency", 0, "amount" FROM (${posted}) "entries") "both"
     WHERE "id" IN (SELECT "processorReportID" FROM "processor_reports" WHERE "createdAt" >= $1)
      OR "id" NOT IN (SELECT "processorReportID" FROM "processor_reports")
     GROUP BY "id", "currency" HAVING SUM("told") <> SUM("posted") LIMIT 1`,
    [await oldestEntryAt(manager)],
  )
  return wrong
    ? `report ${wrong.id} tells of ${wrong.told} ${what} in ${wrong.currency}, and ${wrong.posted} is posted`
    : null
}

/** What was posted before a cut may be gone, and has been verified with it. */
async function oldestEntryAt(manager: EntityManager): Promise<number> {
  const [oldest] = await manager.query<{ at: number | string }[]>(
    `SELECT "createdAt" AS "at" FROM "ledger_entries" WHERE "line" = 0 ORDER BY "sequence" LIMIT 1`,
  )
  return Number(oldest?.at ?? 0)
}

/** What went back whole has nothing left in either currency: the difference of its rates is a result. */
async function openFault(manager: EntityManager): Promise<string | null> {
  const [wrong] = await manager.query<{ payment: string; currency: string; left: number | string }[]>(
    `SELECT "processorPayment" AS "payment", "currency", SUM("gross" - "exchangeResult") AS "left"
     FROM "processor_report_rows" WHERE "chargedCurrency" IS NOT NULL AND "processorPayment" IS NOT NULL
     GROUP BY "processorAccountID", "processorPayment", "chargedCurrency", "currency"
     HAVING SUM("chargedAmount") = 0 AND SUM("gross" - "exchangeResult") <> 0 LIMIT 1`,
  )
  return wrong ? `${wrong.payment} went back whole, yet ${wrong.left} ${wrong.currency} of it stand in exchange` : null
}
