import type { MigrationInterface, QueryRunner } from 'typeorm'

export class InvoiceParts1764221460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "invoice_settings" ADD COLUMN "takesPartPayments" boolean NOT NULL DEFAULT false')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "invoice_settings" DROP COLUMN "takesPartPayments"')
  }
}
