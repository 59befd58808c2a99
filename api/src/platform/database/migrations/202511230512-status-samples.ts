import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, index, number, text } from '../table-parts.js'

const table = 'status_samples'

export class StatusSamples1763874720000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          { ...text('part'), isPrimary: true },
          { ...big('at'), isPrimary: true },
          number('good'),
          number('bad'),
        ],
        indices: [index(table, ['at'])],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table)
  }
}
