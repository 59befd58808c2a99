import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

const owing = ['clientID', 'mode', 'currency']

const tables = [
  {
    name: 'debt_requests',
    columns: [
      key('debtRequestID'),
      id('clientID'),
      ...['mode', 'currency', 'status'].map(text),
      ...['amount', 'createdAt'].map(big),
      id('paymentLinkID'),
      optional(id('transactionID')),
      optional(big('endedAt')),
    ],
    indices: [index('debt_requests', owing, true, `"status" = 'open'`), index('debt_requests', ['paymentLinkID'])],
    foreignKeys: [reference('debt_requests', 'clientID', 'clients')],
  },
  {
    name: 'write_offs',
    columns: [
      key('writeOffID'),
      id('clientID'),
      ...['mode', 'currency', 'status'].map(text),
      { name: 'reason', type: 'text' },
      ...['amount', 'createdAt'].map(big),
      id('createdBy'),
      ...['createdByLoginID', 'decidedBy', 'postingID'].map(id).map(optional),
      optional({ name: 'rejection', type: 'text' }),
      optional(big('endedAt')),
    ],
    indices: [
      index('write_offs', owing, true, `"status" = 'awaiting_approval'`),
      index('write_offs', ['mode', 'createdAt', 'writeOffID']),
      index('write_offs', ['postingID'], false, '"postingID" IS NOT NULL'),
    ],
    foreignKeys: [reference('write_offs', 'clientID', 'clients')],
  },
]

export class Debts1763861040000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    await runner.query('ALTER TABLE "payment_links" ADD COLUMN "debtRequestID" varchar(40)')
    await runner.query('ALTER TABLE "payouts" ADD COLUMN "toldPaidAt" bigint')
    await runner.query(
      'CREATE INDEX "payouts_by_toldPaidAt" ON "payouts" ("toldPaidAt") WHERE "toldPaidAt" IS NOT NULL',
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "payouts_by_toldPaidAt"')
    await runner.query('ALTER TABLE "payouts" DROP COLUMN "toldPaidAt"')
    await runner.query('ALTER TABLE "payment_links" DROP COLUMN "debtRequestID"')
    for (const { name } of tables) await runner.dropTable(name)
  }
}
