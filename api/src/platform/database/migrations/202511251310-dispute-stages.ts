import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, reference, text } from '../table-parts.js'

const added = {
  amountAsked: 'bigint NOT NULL DEFAULT 0',
  excess: 'bigint NOT NULL DEFAULT 0',
  askedAt: 'bigint',
  remindersSent: 'integer NOT NULL DEFAULT 0',
  evidenceElsewhere: 'boolean NOT NULL DEFAULT false',
}
const due = '"evidenceDueAt" IS NOT NULL AND "evidenceSentAt" IS NULL AND "closedAt" IS NULL'

/** Each step of a dispute with its amounts, so that the ledger can be verified however often a dispute changes. */
export class DisputeStages1764076200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of Object.entries(added))
      await runner.query(`ALTER TABLE "disputes" ADD COLUMN "${name}" ${type}`)
    await runner.query(`CREATE INDEX "disputes_by_evidenceDueAt" ON "disputes" ("evidenceDueAt") WHERE ${due}`)
    await runner.createTable(
      new Table({
        name: 'dispute_moves',
        columns: [
          key('disputeID'),
          { ...number('position'), isPrimary: true },
          id('transactionID'),
          optional(text('from')),
          text('to'),
          ...['amount', 'fee', 'excess', 'createdAt'].map(big),
        ],
        indices: [index('dispute_moves', ['transactionID'])],
        foreignKeys: [reference('dispute_moves', 'disputeID', 'disputes')],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('dispute_moves')
    await runner.query('DROP INDEX "disputes_by_evidenceDueAt"')
    for (const name of Object.keys(added)) await runner.query(`ALTER TABLE "disputes" DROP COLUMN "${name}"`)
  }
}
