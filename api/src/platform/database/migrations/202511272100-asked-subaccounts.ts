import type { MigrationInterface, QueryRunner } from 'typeorm'

/** When the worker last asked about a connected account, whatever was answered. */
export class AskedSubaccounts1764277200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "connected_accounts" ADD COLUMN "askedAt" bigint')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "connected_accounts" DROP COLUMN "askedAt"')
  }
}
