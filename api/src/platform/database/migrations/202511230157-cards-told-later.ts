import type { MigrationInterface, QueryRunner } from 'typeorm'

export class CardsToldLater1763863060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "transactions" ADD COLUMN "cardToldLater" integer NOT NULL DEFAULT 0')
    await runner.query(
      `CREATE INDEX "transactions_by_known_method" ON "transactions" ("paymentMethod", "createdAt") WHERE "cardFingerprint" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "transactions_by_known_method"')
    await runner.query('ALTER TABLE "transactions" DROP COLUMN "cardToldLater"')
  }
}
