import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, index, key, reference } from '../table-parts.js'

const table = 'client_pauses'
const pauses = {
  name: table,
  columns: [key('clientID'), key('requirementID'), key('what'), big('startedAt')],
  indices: [index(table, ['requirementID'])],
  foreignKeys: [reference(table, 'clientID', 'clients'), reference(table, 'requirementID', 'requirements')],
}
const added: [table: string, column: string, type: string][] = [
  ['requirements', 'payoutsPausedAfterDays', 'integer'],
  ['requirements', 'paymentsPausedAfterDays', 'integer'],
  ['requirement_answers', 'acceptedUntil', 'varchar'],
]

export class ExpiryPauses1763856120000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [of, column, type] of added) await runner.query(`ALTER TABLE "${of}" ADD COLUMN "${column}" ${type}`)
    await runner.createTable(new Table(pauses))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table)
    for (const [of, column] of added) await runner.query(`ALTER TABLE "${of}" DROP COLUMN "${column}"`)
  }
}
