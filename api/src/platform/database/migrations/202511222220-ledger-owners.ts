import type { MigrationInterface, QueryRunner } from 'typeorm'

const columns: [name: string, type: string][] = [
  ['line', 'integer NOT NULL DEFAULT 0'],
  ['ownerID', `varchar(40) NOT NULL DEFAULT ''`],
  ['payoutID', 'varchar(40)'],
  ['bankStatementEntryID', 'varchar(40)'],
  ['processorReportID', 'varchar(40)'],
]
const names = columns.map(([name]) => name)

const indexes = [
  `CREATE INDEX "ledger_entries_by_payoutID" ON "ledger_entries" ("payoutID") WHERE "payoutID" IS NOT NULL`,
  `CREATE INDEX "ledger_entries_by_bankStatementEntryID" ON "ledger_entries" ("bankStatementEntryID") WHERE "bankStatementEntryID" IS NOT NULL`,
  `CREATE INDEX "ledger_entries_by_ownerID" ON "ledger_entries" ("ownerID", "createdAt", "entryID") WHERE "account" IN ('processor_clearing', 'bank', 'suspense')`,
]

interface Made {
  name: string
  sql: string
}

/** The key becomes (line, sequence), and an entry need not be about a payment. No entry is rewritten: their hashes stay as they are. */
export class LedgerOwners1763850000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of columns) await runner.query(`ALTER TABLE "ledger_entries" ADD COLUMN "${name}" ${type}`)
    if (runner.connection.options.type === 'postgres') {
      await takeKey(runner, '"line", "sequence"')
      // The version before looks for the last entry by it, until it is gone.
      await runner.query('CREATE INDEX "ledger_entries_by_sequence" ON "ledger_entries" ("sequence")')
      await runner.query('ALTER TABLE "ledger_entries" ALTER COLUMN "transactionID" DROP NOT NULL')
    } else {
      await rebuild(runner, (sql) =>
        sql
          .replace(/"sequence" bigint PRIMARY KEY NOT NULL/, '"sequence" bigint NOT NULL')
          .replace(/"transactionID" varchar\(40\) NOT NULL/, '"transactionID" varchar(40)')
          .replace(/\)\s*$/, ', PRIMARY KEY ("line", "sequence"))'),
      )
    }
    for (const index of indexes) await runner.query(index)
  }

  async down(runner: QueryRunner): Promise<void> {
    const isNew = `"line" > 0 OR "transactionID" IS NULL OR "payoutID" IS NOT NULL OR "bankStatementEntryID" IS NOT NULL OR "processorReportID" IS NOT NULL OR "ownerID" <> ''`
    const found = (await runner.query(`SELECT 1 FROM "ledger_entries" WHERE ${isNew} LIMIT 1`)) as object[]
    if (found.length > 0) throw new Error('The ledger has entries that the version before could not read')
    for (const index of indexes) await runner.query(`DROP INDEX ${/"ledger_entries_by_\w+"/.exec(index)?.[0]}`)
    if (runner.connection.options.type === 'postgres') {
      await runner.query('DROP INDEX "ledger_entries_by_sequence"')
      await takeKey(runner, '"sequence"')
      await runner.query('ALTER TABLE "ledger_entries" ALTER COLUMN "transactionID" SET NOT NULL')
    } else {
      await rebuild(runner, (sql) =>
        sql
          .replace(/"sequence" bigint NOT NULL/, '"sequence" bigint PRIMARY KEY NOT NULL')
          .replace(/"transactionID" varchar\(40\)/, '"transactionID" varchar(40) NOT NULL')
          .replace(/, PRIMARY KEY \("line", "sequence"\)\)$/, ')'),
      )
    }
    for (const name of names) await runner.query(`ALTER TABLE "ledger_entries" DROP COLUMN "${name}"`)
  }
}

// TypeORM has named the key of older databases itself, so it is looked up.
async function takeKey(runner: QueryRunner, key: string): Promise<void> {
  const [found] = (await runner.query(
    `SELECT conname AS "name" FROM pg_constraint WHERE conrelid = '"ledger_entries"'::regclass AND contype = 'p'`,
  )) as { name: string }[]
  if (!found) throw new Error('ledger_entries has no key')
  await runner.query(`ALTER TABLE "ledger_entries" DROP CONSTRAINT "${found.name}"`)
  await runner.query(`ALTER TABLE "ledger_entries" ADD CONSTRAINT "${found.name}" PRIMARY KEY (${key})`)
}

// SQLite cannot change a key: the table is made anew from its own words, and its indexes are kept.
async function rebuild(runner: QueryRunner, change: (sql: string) => string): Promise<void> {
  const made = (await runner.query(
    `SELECT "name", "sql" FROM "sqlite_master" WHERE "tbl_name" = 'ledger_entries' AND "sql" IS NOT NULL`,
  )) as Made[]
  const table = made.find(({ name }) => name === 'ledger_entries')
  const sql = table && change(table.sql)
  if (!table || !sql || sql === table.sql) throw new Error('ledger_entries is not as this version knows it')
  await runner.query(sql.replace('"ledger_entries"', '"ledger_entries_new"'))
  const listed = ((await runner.query('PRAGMA table_info("ledger_entries")')) as Made[])
    .map(({ name }) => `"${name}"`)
    .join(', ')
  await runner.query(
    `INSERT INTO "ledger_entries_new" (${listed}) SELECT ${listed} FROM "ledger_entries" ORDER BY "sequence"`,
  )
  await runner.query('DROP TABLE "ledger_entries"')
  await runner.query('ALTER TABLE "ledger_entries_new" RENAME TO "ledger_entries"')
  for (const { name, sql } of made) if (name !== 'ledger_entries') await runner.query(sql)
}
