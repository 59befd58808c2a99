import type { MigrationInterface, QueryRunner } from 'typeorm'

const columns = [
  ['logins', 'language'],
  ['logins', 'timeZone'],
  ['transactions', 'payerLanguage'],
] as const

export class Languages1763872000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of columns) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" varchar`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of columns) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`)
  }
}
