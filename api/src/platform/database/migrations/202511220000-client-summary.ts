import { type MigrationInterface, type QueryRunner } from 'typeorm'

/** Holds all that a summary adds up, and an expression: TypeORM loses it when it adds a column on SQLite. */
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
