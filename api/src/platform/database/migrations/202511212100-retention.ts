import { type MigrationInterface, type QueryRunner } from 'typeorm'

/** Without it each look at what is old enough to be emptied would read everything that was emptied before. */
export class Retention1763758800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "events_by_body" ON "events" ("createdAt") WHERE "data" <> ''`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "events_by_body"')
  }
}
