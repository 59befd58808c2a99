import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A role of before has none: nobody is suddenly refused what they did yesterday. */
export class RefundLimits1763824500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "roles" ADD COLUMN "refundLimits" text')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "roles" DROP COLUMN "refundLimits"')
  }
}
