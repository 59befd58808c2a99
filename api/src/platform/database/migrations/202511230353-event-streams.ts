import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, text } from '../table-parts.js'

const streams = {
  name: 'event_streams',
  columns: [key('clientID'), { ...text('mode'), isPrimary: true }, big('takenUntil'), big('lastPosition')],
  indices: [index('event_streams', ['lastPosition'])],
}

const positions = {
  name: 'event_positions',
  columns: [{ ...big('position'), isPrimary: true }, id('eventID'), id('clientID'), text('mode')],
  indices: [index('event_positions', ['eventID'], true), index('event_positions', ['clientID', 'mode', 'position'])],
}

export class EventStreams1763870000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [streams, positions]) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [positions, streams]) await runner.dropTable(name)
  }
}
