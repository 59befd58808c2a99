import type { MigrationInterface, QueryRunner } from 'typeorm'

// The defaults say it of all rows there are without writing them, and of those that the version before still writes.
const columns = {
  previousSecretHash: 'varchar',
  previousVersion: 'integer',
  overlapEndsAt: 'bigint',
  expiresAt: 'bigint',
  expiryToldDays: 'integer',
  allowedRanges: `text NOT NULL DEFAULT '[]'`,
  lastUsedFrom: 'varchar',
}

/** When an API user ends, from where it may call, where it called from last, and its secret of before. */
export class ApiUserLimits1763817000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(columns))
      await runner.query(`ALTER TABLE "api_users" ADD COLUMN "${name}" ${type}`)
    await runner.query('CREATE INDEX "api_users_by_expiresAt" ON "api_users" ("expiresAt")')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "api_users_by_expiresAt"')
    for (const name of Object.keys(columns)) await runner.query(`ALTER TABLE "api_users" DROP COLUMN "${name}"`)
  }
}
