import type { MigrationInterface, QueryRunner } from 'typeorm'

export class RequestLogPrograms1763871000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "request_logs" ADD COLUMN "userAgent" varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "request_logs" DROP COLUMN "userAgent"')
  }
}
