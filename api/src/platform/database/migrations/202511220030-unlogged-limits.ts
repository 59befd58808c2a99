import { type MigrationInterface, type QueryRunner } from 'typeorm'

/** Without a log, counts of calls do not wait for the disk; nobody needs them after a crash. */
export class UnloggedLimits1763771400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') await runner.query('ALTER TABLE "address_limits" SET UNLOGGED')
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') await runner.query('ALTER TABLE "address_limits" SET LOGGED')
  }
}
