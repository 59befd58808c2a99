import { type MigrationInterface, type QueryRunner, Table, type TableOptions } from 'typeorm'
import { big, id, index, key, number, optional, reference, text } from '../table-parts.js'

const tables: TableOptions[] = [
  {
    name: 'transaction_moves',
    columns: [
      key('transactionID'),
      { ...number('position'), isPrimary: true },
      ...['to', 'deed', 'actorKind'].map(text),
      ...['from', 'actorID'].map(text).map(optional),
      big('createdAt'),
    ],
    foreignKeys: [reference('transaction_moves', 'transactionID', 'transactions')],
  },
  {
    name: 'refunds',
    columns: [
      key('refundID'),
      ...['transactionID', 'clientID'].map(id),
      ...['amount', 'feeReturned', 'createdAt', 'updatedAt'].map(big),
      ...['currency', 'status', 'actorKind'].map(text),
      ...['reason', 'failureCode', 'failureMessage', 'actorID'].map(text).map(optional),
      optional(big('dueAt')),
    ],
    indices: [
      index('refunds', ['transactionID', 'createdAt', 'refundID']),
      index('refunds', ['dueAt'], false, '"dueAt" IS NOT NULL'),
    ],
    foreignKeys: [reference('refunds', 'transactionID', 'transactions')],
  },
  {
    name: 'disputes',
    columns: [
      key('disputeID'),
      ...['transactionID', 'clientID'].map(id),
      ...['amount', 'fee', 'net', 'createdAt'].map(big),
      ...['currency', 'status'].map(text),
      optional(big('closedAt')),
    ],
    indices: [
      index('disputes', ['transactionID', 'createdAt', 'disputeID']),
      index('disputes', ['createdAt', 'disputeID']),
      index('disputes', ['status', 'createdAt', 'disputeID']),
    ],
    foreignKeys: [reference('disputes', 'transactionID', 'transactions')],
  },
  {
    name: 'ledger_entries',
    columns: [
      { ...big('sequence'), isPrimary: true },
      ...['entryID', 'postingID', 'clientID', 'transactionID'].map(id),
      ...['refundID', 'disputeID'].map(id).map(optional),
      ...['kind', 'account', 'currency', 'previousHash', 'hash'].map(text),
      ...['amount', 'createdAt'].map(big),
    ],
    indices: [
      index('ledger_entries', ['clientID', 'createdAt', 'entryID']),
      index('ledger_entries', ['transactionID', 'sequence']),
    ],
    foreignKeys: [reference('ledger_entries', 'transactionID', 'transactions')],
  },
  {
    name: 'ledger_balances',
    columns: [
      key('clientID'),
      ...['account', 'currency'].map((name) => ({ ...text(name), isPrimary: true })),
      ...['debit', 'credit'].map(big),
    ],
  },
]

export class Money1763737800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
