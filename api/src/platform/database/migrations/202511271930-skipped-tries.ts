import type { MigrationInterface, QueryRunner } from 'typeorm'

/** For the invoices that can’t be charged, which the merchant’s dashboard asks for each time. */
export class SkippedTries1764271800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "payment_tries_skipped" ON "payment_tries" ("invoiceID", "number") WHERE "outcome" = 'skipped'`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "payment_tries_skipped"')
  }
}
