import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

const table = 'payment_failures'

export class PaymentFailures1764075000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          key('paymentFailureID'),
          id('transactionID'),
          id('clientID'),
          ...['mode', 'currency'].map(text),
          ...['amountCaptured', 'fee', 'feeReturned', 'failedAt', 'createdAt'].map(big),
          optional(big('restoredAt')),
        ],
        indices: [
          index(table, ['transactionID'], true, '"restoredAt" IS NULL'),
          index(table, ['transactionID', 'createdAt']),
        ],
        foreignKeys: [reference(table, 'transactionID', 'transactions')],
      }),
    )
    await runner.query('ALTER TABLE "transactions" ADD COLUMN "captureToldAt" bigint')
    await runner.query('ALTER TABLE "refunds" ADD COLUMN "toldAt" bigint')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "refunds" DROP COLUMN "toldAt"')
    await runner.query('ALTER TABLE "transactions" DROP COLUMN "captureToldAt"')
    await runner.dropTable(table)
  }
}
