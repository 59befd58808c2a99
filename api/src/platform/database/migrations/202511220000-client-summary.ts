import { type MigrationInterface, type QueryRunner } from 'typeorm'

/**
 * A merchant's summary adds up 30 days of payments. This index holds them by day and with all that is added, so that no
 * payment itself is read and nothing is sorted: `createdAt` alone would do for SQLite, PostgreSQL reads it from here too.
 * It holds an expression, which TypeORM loses when it adds a column on SQLite: see the migration of the staff lists.
 */
const name = 'transactions_succeeded_by_day'

export class ClientSummary1763769600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "${name}" ON "transactions"
         ("clientID", ("createdAt" / 86400000), "currency", "createdAt", "amountCaptured", "fee")
       WHERE "status" = 'succeeded'`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "${name}"`)
  }
}
