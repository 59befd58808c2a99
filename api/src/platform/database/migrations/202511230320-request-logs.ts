import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, text } from '../table-parts.js'

const table = 'request_logs'
const logs = {
  name: table,
  columns: [
    key('requestLogID'),
    id('clientID'),
    text('mode'),
    id('apiUserID'),
    ...['method', 'route'].map(text),
    number('status'),
    optional(text('code')),
    number('durationMs'),
    text('requestID'),
    optional(text('idempotencyKey')),
    number('isReplay'),
    optional(id('transactionID')),
    optional({ name: 'body', type: 'text' }),
    big('createdAt'),
  ],
  indices: [
    index(table, ['clientID', 'mode', 'createdAt', 'requestLogID']),
    index(table, ['createdAt', 'requestLogID']),
    index(table, ['transactionID'], false, '"transactionID" IS NOT NULL'),
  ],
}

const looked = {
  webhook_deliveries_by_event: '"webhook_deliveries" ("eventID")',
  received_notices_by_transaction: '"received_notices" ("transactionID") WHERE "transactionID" IS NOT NULL',
}

export class RequestLogs1763868000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(logs))
    await runner.query('ALTER TABLE "events" ADD COLUMN "transactionID" varchar(40)')
    await runner.query(
      'CREATE INDEX "events_by_transaction" ON "events" ("transactionID") WHERE "transactionID" IS NOT NULL',
    )
    for (const [name, on] of Object.entries(looked)) await runner.query(`CREATE INDEX "${name}" ON ${on}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(looked)) await runner.query(`DROP INDEX "${name}"`)
    await runner.query('DROP INDEX "events_by_transaction"')
    await runner.query('ALTER TABLE "events" DROP COLUMN "transactionID"')
    await runner.dropTable(table)
  }
}
