import type { MigrationInterface, QueryRunner } from 'typeorm'

/** For the invoices that can’t be charged, which the merchant’s dashboard looks for among the open ones each time. */
export class SkippedTries1764271800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "invoices_open_listed" ON "invoices" ("clientID", "mode", "createdAt", "invoiceID") WHERE "status" = 'open'`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "invoices_open_listed"')
  }
}
