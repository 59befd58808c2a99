import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, text } from '../table-parts.js'

const table = 'device_logins'
const logins = {
  name: table,
  columns: [
    key('deviceLoginID'),
    ...['deviceCodeHash', 'userCodeHash', 'deviceName', 'address'].map(text),
    optional(text('userAgent')),
    text('state'),
    number('intervalSeconds'),
    optional(big('lastAskedAt')),
    optional(id('clientID')),
    optional(id('apiUserID')),
    ...['createdAt', 'endsAt'].map(big),
  ],
  indices: [index(table, ['deviceCodeHash'], true), index(table, ['userCodeHash'], true), index(table, ['endsAt'])],
}

export class DeviceLogins1763870040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(logins))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table)
  }
}
