import type { MigrationInterface, QueryRunner } from 'typeorm'

const name = 'transactions_by_payerEmailAddress_createdAt'

/** How many transfers were begun with one email address of late. */
export class TransfersByAddress1764087120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "${name}" ON "transactions" ("payerEmailAddress", "createdAt") WHERE "bankTransfer" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "${name}"`)
  }
}
