import type { MigrationInterface, QueryRunner } from 'typeorm'

export class PartPayments1764252600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "invoice_settings" ADD COLUMN "takesPartPayments" boolean NOT NULL DEFAULT true')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "invoice_settings" DROP COLUMN "takesPartPayments"')
  }
}
