import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, text } from '../table-parts.js'

const attempts = {
  name: 'payment_attempts',
  columns: [
    key('transactionID'),
    { ...number('number'), isPrimary: true },
    ...['attemptID', 'processorAccountID'].map(id),
    ...['processor', 'chosenBecause'].map(text),
    ...['processorReference', 'outcome', 'failureCode', 'rawCode'].map((name) => optional(text(name))),
    optional(number('latencyMs')),
    big('createdAt'),
    optional(big('answeredAt')),
  ],
  indices: [index('payment_attempts', ['processorAccountID', 'createdAt'])],
}

/** Payments of before, and of the version before during a deploy, have none. */
export class PaymentAttempts1763827080000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(attempts))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(attempts.name)
  }
}
