import type { EntityManager } from 'typeorm'
import type { Snapshots } from '../../platform/database/snapshots.js'
import { exchangeFault } from './verify-exchange.js'

interface Fault {
  id: string
  currency: string
  told: string | number | null
  posted: string | number | null
}

const pageRows = 500

export async function reportsFault(database: Snapshots): Promise<string | null> {
  const balance = await database.snapshot(balanceFault)
  if (balance) return balance
  for (let after = ''; ; ) {
    const { last, fault } = await database.snapshot((manager) => costsFault(manager, after))
    if (fault) return fault
    if (last === null) return (await database.snapshot(strangerFault)) ?? exchangeFault(database)
    after = last
  }
}

async function costsFault(manager: EntityManager, after: string) {
  const ids = await manager.query<{ id: string }[]>(
    `SELECT "processorReportID" AS "id" FROM "processor_reports" WHERE "processorReportID" > $1
     ORDER BY "processorReportID" LIMIT ${pageRows}`,
    [after],
  )
  const last = ids.at(-1)?.id ?? null
  if (last === null) return { last, fault: null }
  // What was posted before a cut may be gone, and has been verified with it.
  const [oldest] = await manager.query<{ at: number | string }[]>(
    `SELECT "createdAt" AS "at" FROM "ledger_entries" WHERE "line" = 0 ORDER BY "sequence" LIMIT 1`,
  )
  const [wrong] = await manager.query<Fault[]>(
    `SELECT "told"."id" AS "id", "told"."currency" AS "currency", "told"."fee" AS "told", "posted"."fee" AS "posted"
     FROM (SELECT "processorReportID" AS "id", "processorAccountID" AS "account", "currency", SUM("fee") AS "fee"
           FROM "processor_report_rows" WHERE "processorReportID" > $1 AND "processorReportID" <= $2 GROUP BY 1, 2, 3) "told"
     LEFT JOIN (SELECT "processorReportID" AS "id", "ownerID" AS "account", "currency", -SUM("amount") AS "fee"
           FROM "ledger_entries" WHERE "processorReportID" > $1 AND "processorReportID" <= $2
            AND "kind" = 'processor_cost' AND "account" = 'processor_clearing' GROUP BY 1, 2, 3) "posted"
      ON "posted"."id" = "told"."id" AND "posted"."currency" = "told"."currency" AND "posted"."account" = "told"."account"
     WHERE "told"."fee" <> COALESCE("posted"."fee", 0)
      AND ("posted"."fee" IS NOT NULL OR (SELECT "createdAt" FROM "processor_reports" WHERE "processorReportID" = "told"."id") >= $3)
     LIMIT 1`,
    [after, last, Number(oldest?.at ?? 0)],
  )
  const fault = wrong
    ? `report ${wrong.id} tells of fees of ${wrong.told} in ${wrong.currency}, and ${wrong.posted ?? 0} are posted`
    : null
  return { last, fault }
}

async function balanceFault(manager: EntityManager): Promise<string | null> {
  const [wrong] = await manager.query<Fault[]>(
    `SELECT "kept"."processorAccountID" AS "id", "kept"."currency" AS "currency", "kept"."net" AS "told", "rows"."net" AS "posted"
     FROM "processor_report_balances" "kept"
     LEFT JOIN (SELECT "processorAccountID", "currency", SUM("net") AS "net", SUM("fee") AS "fee"
           FROM "processor_report_rows" GROUP BY 1, 2) "rows"
      ON "rows"."processorAccountID" = "kept"."processorAccountID" AND "rows"."currency" = "kept"."currency"
     WHERE "kept"."net" <> COALESCE("rows"."net", 0) OR "kept"."fee" <> COALESCE("rows"."fee", 0) LIMIT 1`,
  )
  return wrong
    ? `the reports of ${wrong.id} are kept as ${wrong.told} in ${wrong.currency}, but their rows make ${wrong.posted ?? 0}`
    : null
}

async function strangerFault(manager: EntityManager): Promise<string | null> {
  const [wrong] = await manager.query<{ id: string }[]>(
    `SELECT "entry"."processorReportID" AS "id" FROM "ledger_entries" "entry" WHERE "entry"."processorReportID" IS NOT NULL
     AND "entry"."kind" = 'processor_cost' AND NOT EXISTS (SELECT 1 FROM "processor_report_rows" "row" WHERE "row"."processorReportID" = "entry"."processorReportID"
      AND "row"."currency" = "entry"."currency" AND "row"."fee" <> 0) LIMIT 1`,
  )
  return wrong ? `costs are posted for report ${wrong.id}, which tells of none` : null
}
