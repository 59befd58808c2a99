import type { MigrationInterface, QueryRunner } from 'typeorm'

export class RefundsBeyondBalance1764079200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payment_limits" ADD COLUMN "refundsBeyondBalance" bigint')
    await runner.query(
      `CREATE INDEX "refunds_under_way" ON "refunds" ("clientID", "mode", "currency") WHERE "status" = 'pending'`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "refunds_under_way"')
    await runner.query('ALTER TABLE "payment_limits" DROP COLUMN "refundsBeyondBalance"')
  }
}
