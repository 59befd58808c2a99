import type { MigrationInterface, QueryRunner } from 'typeorm'

export class PaymentFileProfiles1764088860000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "bank_accounts" ADD COLUMN "fileProfile" text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "bank_accounts" DROP COLUMN "fileProfile"')
  }
}
