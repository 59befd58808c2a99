import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, number, optional, text } from '../table-parts.js'

const primary = (column: ReturnType<typeof text>) => ({ ...column, isPrimary: true })
const values = ['paymentLeast', 'paymentMost', 'dayAmount', 'dayCount', 'thirtyDaysAmount', 'thirtyDaysCount']

const tables = [
  {
    name: 'payment_limits',
    columns: [
      primary(id('ownerID')),
      ...['mode', 'currency'].map(text).map(primary),
      ...[...values, 'refundDayAmount', 'refundDayCount'].map(big).map(optional),
      big('updatedAt'),
    ],
  },
  {
    name: 'payment_counts',
    columns: [
      primary(id('clientID')),
      ...['mode', 'currency'].map(text).map(primary),
      primary(number('day')),
      ...['payments', 'amount', 'refunds', 'refundAmount'].map(big),
    ],
    indices: [{ name: 'payment_counts_by_day', columnNames: ['day'] }],
  },
]

export class Limits1763855000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
