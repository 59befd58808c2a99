import type { MigrationInterface, QueryRunner } from 'typeorm'

const added = [
  ['processor_report_rows', 'isTransferReversal', 'integer'],
  ['refunds', 'isTransferReversed', 'integer'],
  ['setups', 'connectedTo', 'varchar'],
] as const

export class ConnectedSetupsAndReversals1764225180000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of added)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of [...added].reverse())
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`)
  }
}
