import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, text } from '../table-parts.js'

const table = 'role_uses'
const uses = {
  name: table,
  columns: [
    key('roleID'),
    { ...text('route'), isPrimary: true },
    key('callerID'),
    { ...number('day'), isPrimary: true },
    text('callerKind'),
    optional(id('clientID')),
    number('used'),
    number('refused'),
    ...['lastUsedAt', 'lastRefusedAt'].map(big).map(optional),
  ],
  indices: [index(table, ['day'])],
}

export class RoleUses1763873000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(uses))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table)
  }
}
