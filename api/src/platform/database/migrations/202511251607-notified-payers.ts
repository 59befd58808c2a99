import type { MigrationInterface, QueryRunner } from 'typeorm'

export class NotifiedPayers1764086820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "transactions" ADD COLUMN "notifiesPayer" integer NOT NULL DEFAULT 0')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "transactions" DROP COLUMN "notifiesPayer"')
  }
}
