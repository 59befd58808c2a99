import { type MigrationInterface, type QueryRunner } from 'typeorm'

/**
 * Counts of calls live for a minute, and nobody needs them after a crash: without a log they do not wait for the disk,
 * where calls from one address waited for each other's.
 */
export class UnloggedLimits1763771400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') await runner.query('ALTER TABLE "address_limits" SET UNLOGGED')
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') await runner.query('ALTER TABLE "address_limits" SET LOGGED')
  }
}
