import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = [
  ...['api_users', 'payment_links', 'webhook_endpoints', 'transactions', 'refunds', 'disputes', 'ledger_entries'],
  ...['events', 'webhook_deliveries', 'idempotency_keys'],
]

/** What lists of live are read by. There is no live row yet, so that they are made at once, however large a table is. */
const live = Object.entries({
  transactions: [
    '"clientID", "createdAt", "transactionID"',
    '"createdAt", "transactionID"',
    '"clientID", "status", "createdAt", "transactionID"',
    '"status", "createdAt", "transactionID"',
  ],
  disputes: ['"createdAt", "disputeID"', '"status", "createdAt", "disputeID"'],
  payment_links: ['"clientID", "createdAt", "paymentLinkID"'],
  ledger_entries: ['"clientID", "createdAt", "entryID"'],
  events: ['"clientID", "createdAt", "eventID"'],
  webhook_deliveries: ['"clientID", "createdAt", "deliveryID"'],
  api_users: [
    '"createdAt", "apiUserID"',
    'LOWER("developerName"), "apiUserID"',
    'COALESCE("lastUsedAt", 0), "apiUserID"',
  ],
}).flatMap(([table, all]) =>
  all.map((columns, position) => ({ table, columns, name: `${table}_live_${position + 1}` })),
)

const totals = '"clientID", ("createdAt" / 86400000), "currency", "createdAt", "amountCaptured", "fee"'
const totalsIndex = (name: string, ofMode = '') =>
  `CREATE INDEX "${name}" ON "transactions" (${totals}) WHERE "status" = 'succeeded'${ofMode}`

/** The default says it of all rows there are without writing them, and of those that the version before still writes. */
export class Modes1763826000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Plain SQL: TypeORM would copy the tables on SQLite, and lose an index.
    for (const table of tables)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "mode" varchar NOT NULL DEFAULT 'test'`)
    for (const { table, columns, name } of live)
      await runner.query(`CREATE INDEX "${name}" ON "${table}" (${columns}) WHERE "mode" = 'live'`)
    for (const mode of ['test', 'live'])
      await runner.query(totalsIndex(`transactions_${mode}_by_day`, ` AND "mode" = '${mode}'`))
    await runner.query('DROP INDEX "transactions_succeeded_by_day"')
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      const found = (await runner.query(`SELECT 1 FROM "${table}" WHERE "mode" = 'live' LIMIT 1`)) as object[]
      if (found.length > 0) throw new Error(`${table} has live rows, which the version before would take for test`)
    }
    await runner.query(totalsIndex('transactions_succeeded_by_day'))
    for (const mode of ['test', 'live']) await runner.query(`DROP INDEX "transactions_${mode}_by_day"`)
    for (const { name } of live) await runner.query(`DROP INDEX "${name}"`)
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "mode"`)
  }
}
