import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, number, optional, text } from '../table-parts.js'

const table = 'refusals'
const refusals = {
  name: table,
  columns: [
    { ...big('sequence'), isPrimary: true },
    id('refusalID'),
    text('callerKind'),
    id('callerID'),
    optional(id('clientID')),
    text('route'),
    text('reason'),
    number('count'),
    ...['address', 'requestID'].map(text).map(optional),
    ...['lastAt', 'createdAt'].map(big),
    ...['previousHash', 'hash'].map(text),
  ],
  indices: [index(table, ['createdAt', 'refusalID']), index(table, ['callerID', 'createdAt'])],
}

export class DecisionLog1763873060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(refusals))
    await runner.query('ALTER TABLE "ledger_seals" ADD COLUMN "decisions" varchar')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "ledger_seals" DROP COLUMN "decisions"')
    await runner.dropTable(table)
  }
}
