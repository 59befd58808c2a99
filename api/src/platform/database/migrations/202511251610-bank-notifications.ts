import type { MigrationInterface, QueryRunner } from 'typeorm'

export class BankNotifications1764087000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "bank_statements" ADD COLUMN "isNotification" integer NOT NULL DEFAULT 0`)
    await runner.query(`ALTER TABLE "bank_statement_entries" ADD COLUMN "entryReference" text`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "bank_statement_entries" DROP COLUMN "entryReference"')
    await runner.query('ALTER TABLE "bank_statements" DROP COLUMN "isNotification"')
  }
}
