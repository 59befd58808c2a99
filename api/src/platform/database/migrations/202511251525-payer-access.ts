import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, optional, reference, text } from '../table-parts.js'

const common = [
  ...[{ ...text('tokenHash'), isPrimary: true }, id('clientID'), text('mode'), { name: 'customerIDs', type: 'text' }],
  ...[optional(text('addressHash')), big('endsAt'), big('createdAt')],
]

const tables = [
  { name: 'payer_links', columns: [...common, optional(big('usedAt'))] },
  { name: 'payer_sessions', columns: common },
]

export class PayerAccess1764084300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, columns } of tables) {
      await runner.createTable(new Table({ name, columns, foreignKeys: [reference(name, 'clientID', 'clients')] }))
      await runner.query(`CREATE INDEX "${name}_by_endsAt" ON "${name}" ("endsAt")`)
      await runner.query(`CREATE INDEX "${name}_by_clientID" ON "${name}" ("clientID")`)
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables) await runner.dropTable(name)
  }
}
