import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, reference, text } from '../table-parts.js'

const movements = {
  name: 'revenue_movements',
  columns: [
    ...[key('movementID'), id('clientID'), text('mode'), id('subscriptionID'), id('customerID'), text('currency')],
    ...[text('kind'), big('monthlyBefore'), big('monthlyAfter'), big('startedAt'), big('createdAt')],
  ],
  indices: [
    index('revenue_movements', ['clientID', 'mode', 'currency', 'createdAt', 'movementID']),
    index('revenue_movements', ['subscriptionID', 'movementID']),
  ],
  foreignKeys: [
    reference('revenue_movements', 'clientID', 'clients'),
    reference('revenue_movements', 'subscriptionID', 'subscriptions'),
  ],
}

export class RevenueMovements1764158400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(movements))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(movements.name)
  }
}
