import type { MigrationInterface, QueryRunner } from 'typeorm'

const added = [
  ['method_setups', '"invoiceID" varchar(40)'],
  ['saved_payment_methods', '"invoiceID" varchar(40)'],
  ['saved_payment_methods', '"failedAt" bigint'],
  ['subscriptions', '"methodChosenAt" bigint'],
] as const

const nameOf = (column: string) => column.split('"')[1]

const keptOnce = (states: string) =>
  `CREATE UNIQUE INDEX "saved_payment_methods_kept_once" ON "saved_payment_methods" ("customerID", "processorAccountID", "identity") WHERE "state" IN (${states})`

async function keepOnce(runner: QueryRunner, states: string): Promise<void> {
  await runner.query('DROP INDEX "saved_payment_methods_kept_once"')
  await runner.query(keptOnce(states))
}

export class SavedByInvoices1764221400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of added) await runner.query(`ALTER TABLE "${table}" ADD COLUMN ${column}`)
    await keepOnce(runner, `'active', 'expired', 'failed'`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await keepOnce(runner, `'active', 'expired'`)
    for (const [table, column] of [...added].reverse())
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${nameOf(column)}"`)
  }
}
