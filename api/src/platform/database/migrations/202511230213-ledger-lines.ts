import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, index, key, number, optional, text } from '../table-parts.js'

const added = ['clients.ledgerLine', 'payout_lines.line', 'payout_positions.line'].map((name) => name.split('.'))

const balances = {
  name: 'ledger_line_balances',
  columns: [
    key('clientID'),
    { ...text('account'), isPrimary: true },
    { ...text('currency'), isPrimary: true },
    { ...number('line'), isPrimary: true },
    big('debit'),
    big('credit'),
  ],
}

const seals = {
  name: 'ledger_seals',
  columns: [
    { ...big('number'), isPrimary: true },
    big('createdAt'),
    text('heads'),
    text('previousHash'),
    text('hash'),
    optional(text('publicKey')),
    optional(text('signature')),
    optional(big('sentAt')),
  ],
  indices: [index('ledger_seals', ['sentAt'], false, '"sentAt" IS NULL')],
}

const columns = '"clientID", "account", "currency"'
const sums = `CREATE VIEW "ledger_sums" AS
  SELECT ${columns}, CAST(SUM("debit") AS bigint) AS "debit", CAST(SUM("credit") AS bigint) AS "credit"
  FROM (
    SELECT ${columns}, "debit", "credit" FROM "ledger_balances"
    UNION ALL SELECT ${columns}, "debit", "credit" FROM "ledger_line_balances"
  ) "lines" GROUP BY ${columns}`

/** `ledger_balances` stays as it is, because the version before writes it: it holds line 0, and the new table all others. */
export class LedgerLines1763864000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of added)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" integer NOT NULL DEFAULT 0`)
    await runner.createTable(new Table(balances))
    await runner.createTable(new Table(seals))
    await runner.query(sums)
    // Nothing is ever in it: a unit that stands in line 0 locks it.
    if (runner.connection.options.type === 'postgres') await runner.query('CREATE TABLE "ledger_entries_line_0" ()')
  }

  async down(runner: QueryRunner): Promise<void> {
    const found = (await runner.query(`SELECT 1 FROM "ledger_entries" WHERE "line" > 0 LIMIT 1`)) as object[]
    if (found.length > 0) throw new Error('The ledger has lines that the version before could not read')
    await runner.query('DROP VIEW "ledger_sums"')
    await runner.dropTable(seals.name)
    await runner.dropTable(balances.name)
    for (const [table, column] of added) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`)
    if (runner.connection.options.type !== 'postgres') return
    const locks = (await runner.query(
      `SELECT tablename AS "name" FROM pg_tables WHERE schemaname = current_schema() AND tablename LIKE 'ledger\\_entries\\_line\\_%'`,
    )) as { name: string }[]
    for (const { name } of locks) await runner.query(`DROP TABLE "${name}"`)
  }
}
