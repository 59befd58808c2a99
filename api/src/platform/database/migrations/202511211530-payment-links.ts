import { type MigrationInterface, type QueryRunner, Table, TableIndex, type TableOptions } from 'typeorm'
import { big, flag, id, index, key, optional, reference, text } from '../table-parts.js'

const tables: TableOptions[] = [
  {
    name: 'payment_links',
    columns: [
      key('paymentLinkID'),
      id('clientID'),
      ...['token', 'currency', 'description'].map(text),
      optional(text('reference')),
      flag('once'),
      optional(big('amount')),
      ...['expiresAt', 'closedAt'].map(big).map(optional),
      big('createdAt'),
    ],
    indices: [
      index('payment_links', ['token'], true),
      index('payment_links', ['clientID', 'createdAt', 'paymentLinkID']),
    ],
    foreignKeys: [reference('payment_links', 'clientID', 'clients')],
  },
  {
    name: 'settlement_accounts',
    columns: [key('clientID'), text('sealed'), big('updatedAt')],
    foreignKeys: [reference('settlement_accounts', 'clientID', 'clients')],
  },
]

const paidByLink = new TableIndex(
  index('transactions', ['paymentLinkID', 'status', 'amountCaptured'], false, '"paymentLinkID" IS NOT NULL'),
)

export class PaymentLinks1763739000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    await runner.createIndex('transactions', paidByLink)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('transactions', paidByLink)
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
