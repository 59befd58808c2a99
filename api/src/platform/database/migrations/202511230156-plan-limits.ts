import type { MigrationInterface, QueryRunner } from 'typeorm'

export class PlanLimits1763863000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "plans" ADD COLUMN "limits" text NOT NULL DEFAULT '[]'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "plans" DROP COLUMN "limits"')
  }
}
