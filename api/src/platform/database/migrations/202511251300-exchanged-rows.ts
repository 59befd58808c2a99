import type { MigrationInterface, QueryRunner } from 'typeorm'

const columns = [
  ['chargedCurrency', 'varchar'],
  ['chargedAmount', 'bigint'],
  ['exchangeRate', 'varchar'],
  ['exchangeResult', 'bigint'],
] as const

export class ExchangedRows1764075600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of columns)
      await runner.query(`ALTER TABLE "processor_report_rows" ADD COLUMN "${name}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of columns) await runner.query(`ALTER TABLE "processor_report_rows" DROP COLUMN "${name}"`)
  }
}
