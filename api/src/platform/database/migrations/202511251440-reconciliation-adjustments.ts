import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

const table = 'reconciliation_adjustments'

export class ReconciliationAdjustments1764081600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          key('adjustmentID'),
          ...['differenceID', 'processorAccountID', 'subject'].map(id),
          ...['about', 'mode', 'currency', 'party', 'status'].map(text),
          ...['amount', 'ours', 'theirs', 'createdAt'].map(big),
          { name: 'reason', type: 'text' },
          id('createdBy'),
          ...['clientID', 'createdByLoginID', 'decidedBy', 'decidedByLoginID', 'postingID'].map(id).map(optional),
          optional({ name: 'rejection', type: 'text' }),
          optional(big('endedAt')),
        ],
        indices: [
          index(table, ['differenceID'], true, `"status" = 'awaiting_approval'`),
          index(table, ['processorAccountID', 'subject', 'currency'], false, `"status" = 'approved'`),
          index(table, ['mode', 'createdAt', 'adjustmentID']),
          index(table, ['postingID'], true, '"postingID" IS NOT NULL'),
        ],
        foreignKeys: [
          reference(table, 'processorAccountID', 'processor_accounts'),
          reference(table, 'clientID', 'clients'),
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(table)
  }
}
