import type { MigrationInterface, QueryRunner } from 'typeorm'

/** None: it was issued while documents spoke English alone. */
export class DocumentLanguages1764253200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['invoices', 'credit_notes'])
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "language" varchar`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['invoices', 'credit_notes'])
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "language"`)
  }
}
