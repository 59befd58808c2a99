import type { MigrationInterface, QueryRunner } from 'typeorm'

export class ApiVersions1763870100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "api_users" ADD COLUMN "apiVersion" varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "api_users" DROP COLUMN "apiVersion"')
  }
}
