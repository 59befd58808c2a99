import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, key, optional, reference, text } from '../table-parts.js'

const testClocks = {
  name: 'test_clocks',
  columns: [
    ...[key('testClockID'), id('clientID'), text('mode'), optional(text('name')), text('status'), big('now')],
    ...[optional(big('advancingTo')), optional(text('fault')), big('createdAt'), big('updatedAt')],
  ],
  foreignKeys: [reference('test_clocks', 'clientID', 'clients')],
}

export class TestClocks1764088200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(testClocks))
    await runner.query(
      'CREATE INDEX "test_clocks_listed" ON "test_clocks" ("clientID", "mode", "createdAt", "testClockID")',
    )
    await runner.query(
      `CREATE INDEX "test_clocks_advancing" ON "test_clocks" ("advancingTo") WHERE "advancingTo" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('test_clocks')
  }
}
