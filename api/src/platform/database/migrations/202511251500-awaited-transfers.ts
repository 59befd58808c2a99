import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, reference, text } from '../table-parts.js'

const table = 'awaited_transfers'

export class AwaitedTransfers1764082800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          key('transactionID'),
          text('reference'),
          id('processorAccountID'),
          id('bankAccountID'),
          ...['mode', 'currency'].map(text),
          ...['amount', 'takenUntil', 'createdAt'].map(big),
        ],
        indices: [index(table, ['reference'], true)],
        foreignKeys: [reference(table, 'bankAccountID', 'bank_accounts')],
      }),
    )
    await runner.query('ALTER TABLE "transactions" ADD COLUMN "bankTransfer" text')
    await runner.query('ALTER TABLE "bank_statement_entries" ADD COLUMN "namedTransactionID" varchar(40)')
    await runner.query('ALTER TABLE "bank_statement_entries" ADD COLUMN "splitFromID" varchar(40)')
    await runner.query(
      `CREATE INDEX "bank_statement_entries_by_namedTransactionID" ON "bank_statement_entries" ("namedTransactionID")
       WHERE "namedTransactionID" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX "bank_statement_entries_by_namedTransactionID"')
    await runner.query('ALTER TABLE "bank_statement_entries" DROP COLUMN "splitFromID"')
    await runner.query('ALTER TABLE "bank_statement_entries" DROP COLUMN "namedTransactionID"')
    await runner.query('ALTER TABLE "transactions" DROP COLUMN "bankTransfer"')
    await runner.dropTable(table)
  }
}
