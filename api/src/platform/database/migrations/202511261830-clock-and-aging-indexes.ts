import type { MigrationInterface, QueryRunner } from 'typeorm'

const onClock = '"testClockID" IS NOT NULL'

const indexes: Record<string, string> = {
  customers_by_testClockID: `"customers" ("testClockID") WHERE ${onClock}`,
  subscriptions_by_testClockID_createdAt: `"subscriptions" ("testClockID", "createdAt") WHERE ${onClock}`,
  subscription_invoices_by_testClockID_createdAt: `"subscription_invoices" ("testClockID", "createdAt") WHERE ${onClock}`,
  subscription_invoices_on_clocks: `"subscription_invoices" ("clientID") WHERE ${onClock}`,
  invoices_open: `"invoices" ("clientID", "mode", "currency", "dueAt") WHERE "status" = 'open'`,
}

/** Without them, one test clock reads the rows of every merchant, and the aging report every invoice that was ever paid. */
export class ClockAndAgingIndexes1764181800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of Object.entries(indexes)) await runner.query(`CREATE INDEX "${name}" ON ${columns}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX "${name}"`)
  }
}
