import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['payer_links', 'payer_sessions']

export class PortalLinkMakers1764186000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "madeBy" varchar`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "madeBy"`)
  }
}
