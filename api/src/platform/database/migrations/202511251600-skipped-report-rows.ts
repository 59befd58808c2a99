import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, key, reference, text } from '../table-parts.js'

const table = 'skipped_report_rows'

export class SkippedReportRows1764086400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [key('processorAccountID'), { ...text('rowID'), isPrimary: true }, text('currency'), big('createdAt')],
        foreignKeys: [reference(table, 'processorAccountID', 'processor_accounts')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table)
  }
}
