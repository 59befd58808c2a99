import type { MigrationInterface, QueryRunner } from 'typeorm'

const name = 'setups_by_ipRange_createdAt'

/** How many cards a network has tried to save of late. */
export class SetupsByNetwork1764165600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "${name}" ON "setups" ("ipRange", "createdAt") WHERE "ipRange" IS NOT NULL`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "${name}"`)
  }
}
