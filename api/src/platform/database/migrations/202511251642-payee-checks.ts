import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

const table = 'payee_checks'

export class PayeeChecks1764088920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          key('payeeCheckID'),
          id('clientID'),
          text('mode'),
          big('accountUpdatedAt'),
          text('outcome'),
          optional(text('sealedName')),
          text('provider'),
          big('checkedAt'),
        ],
        indices: [index(table, ['clientID', 'mode'], true)],
        foreignKeys: [reference(table, 'clientID', 'clients')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table)
  }
}
