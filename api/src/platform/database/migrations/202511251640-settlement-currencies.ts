import type { MigrationInterface, QueryRunner } from 'typeorm'

export class SettlementCurrencies1764088800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "settlement_accounts" ADD COLUMN "currencies" text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "settlement_accounts" DROP COLUMN "currencies"')
  }
}
