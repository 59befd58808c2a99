import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Staff list the customers of every merchant, the newest first. */
export class CustomersOfAll1764086940000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX "customers_of_all" ON "customers" ("mode", "createdAt", "customerID") WHERE "erasedAt" IS NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "customers_of_all"')
  }
}
