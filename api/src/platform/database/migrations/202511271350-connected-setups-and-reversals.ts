import type { MigrationInterface, QueryRunner } from 'typeorm'

const added = [
  ['processor_report_rows', 'isTransferReversal', 'integer'],
  ['refunds', 'isTransferReversed', 'integer'],
  ['setups', 'connectedTo', 'varchar'],
] as const

const unreadable = [
  [
    `"refunds" WHERE "isTransferReversed" = 1`,
    'Refunds have posted only fees, which the version before would take for errors',
  ],
  [
    `"setups" WHERE "connectedTo" IS NOT NULL AND "status" IN ('processing', 'requires_action')`,
    'Setups for connected accounts are under way',
  ],
] as const

export class ConnectedSetupsAndReversals1764251400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of added)
      await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${column}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [found, sentence] of unreadable) {
      const rows = (await runner.query(`SELECT 1 FROM ${found} LIMIT 1`)) as object[]
      if (rows.length > 0) throw new Error(sentence)
    }
    for (const [table, column] of [...added].reverse())
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`)
  }
}
