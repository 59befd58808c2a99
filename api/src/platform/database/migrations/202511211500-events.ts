import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, reference, text } from '../table-parts.js'

const events = {
  name: 'events',
  columns: [key('eventID'), id('clientID'), text('type'), { name: 'data', type: 'text' }, big('createdAt')],
  indices: [index('events', ['clientID', 'createdAt', 'eventID']), index('events', ['createdAt'])],
  foreignKeys: [reference('events', 'clientID', 'clients')],
}

export class Events1763737200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(events))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('events')
  }
}
