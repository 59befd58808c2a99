import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { key, reference, text } from '../table-parts.js'

const settings = {
  name: 'dunning_settings',
  columns: [
    ...[key('clientID'), { ...text('mode'), isPrimary: true }, { name: 'retryDays', type: 'text' }, text('atEnd')],
  ],
  foreignKeys: [reference('dunning_settings', 'clientID', 'clients')],
}

export class Dunning1764088320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(settings))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(settings.name)
  }
}
