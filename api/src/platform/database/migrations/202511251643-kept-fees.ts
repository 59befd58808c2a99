import type { MigrationInterface, QueryRunner } from 'typeorm'

export class KeptFees1764088980000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['refunds', 'disputes'])
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "isFeeKept" integer`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['disputes', 'refunds']) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "isFeeKept"`)
  }
}
