import type { MigrationInterface, QueryRunner } from 'typeorm'

export class DefaultMethods1764086760000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "customers" ADD COLUMN "defaultPaymentMethodID" varchar(40)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "customers" DROP COLUMN "defaultPaymentMethodID"')
  }
}
