import type { MigrationInterface, QueryRunner } from 'typeorm'

const key = '"clientID", "account", "currency"'
const sameKey =
  '"more"."clientID" = "home"."clientID" AND "more"."account" = "home"."account" AND "more"."currency" = "home"."currency"'
const more = (side: string) =>
  `COALESCE((SELECT SUM("more"."${side}") FROM "ledger_line_balances" "more" WHERE ${sameKey}), 0)`
const sumOf = (side: string) => `CAST(SUM("${side}") AS bigint) AS "${side}"`

/** SQLite finds one client's rows in it by the keys of both tables; through a sum over both it read every row. */
const byKey = `CREATE VIEW "ledger_sums" AS
  SELECT "home"."clientID", "home"."account", "home"."currency",
    CAST("home"."debit" + ${more('debit')} AS bigint) AS "debit", CAST("home"."credit" + ${more('credit')} AS bigint) AS "credit"
  FROM "ledger_balances" "home"
  UNION ALL SELECT ${key}, ${sumOf('debit')}, ${sumOf('credit')} FROM "ledger_line_balances" "more"
  WHERE NOT EXISTS (SELECT 1 FROM "ledger_balances" "home" WHERE ${sameKey}) GROUP BY ${key}`

const before = `CREATE VIEW "ledger_sums" AS
  SELECT ${key}, ${sumOf('debit')}, ${sumOf('credit')}
  FROM (
    SELECT ${key}, "debit", "credit" FROM "ledger_balances"
    UNION ALL SELECT ${key}, "debit", "credit" FROM "ledger_line_balances"
  ) "lines" GROUP BY ${key}`

async function draw(runner: QueryRunner, view: string): Promise<void> {
  await runner.query('DROP VIEW "ledger_sums"')
  await runner.query(view)
}

export class LedgerSums1764250800000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return draw(runner, byKey)
  }

  down(runner: QueryRunner): Promise<void> {
    return draw(runner, before)
  }
}
