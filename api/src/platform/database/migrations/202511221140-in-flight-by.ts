import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['transactions', 'refunds']

/** Plain SQL: TypeORM would copy the table on SQLite, and lose an index. */
export class InFlightBy1763811600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "inFlightBy" integer`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "inFlightBy"`)
  }
}
