import type { MigrationInterface, QueryRunner } from 'typeorm'

const tables = ['clients', 'transactions']

export class StatementDescriptors1763863120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "statementDescriptor" varchar`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "statementDescriptor"`)
  }
}
