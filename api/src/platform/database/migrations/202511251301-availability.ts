import type { MigrationInterface, QueryRunner } from 'typeorm'

export class Availability1764075660000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "processor_accounts" ADD COLUMN "settlesAfterDays" integer')
    await runner.query('ALTER TABLE "processor_report_rows" ADD COLUMN "availableOn" bigint')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "processor_report_rows" DROP COLUMN "availableOn"')
    await runner.query('ALTER TABLE "processor_accounts" DROP COLUMN "settlesAfterDays"')
  }
}
