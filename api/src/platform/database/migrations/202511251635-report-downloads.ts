import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, reference, text } from '../table-parts.js'

const table = 'report_downloads'

export class ReportDownloads1764088500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          ...[key('reportDownloadID'), id('processorAccountID'), text('name'), text('address')],
          ...[optional(text('settles')), text('status'), number('tries'), optional(text('failure'))],
          ...[optional(big('dueAt')), big('createdAt'), optional(big('endedAt'))],
        ],
        indices: [index(table, ['processorAccountID', 'name'], true), index(table, ['dueAt'])],
        foreignKeys: [reference(table, 'processorAccountID', 'processor_accounts')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table)
  }
}
