import type { MigrationInterface, QueryRunner } from 'typeorm'

const pendingAnswers = '"pendingAnswers" integer NOT NULL DEFAULT 0'
const added: [table: string, column: string][] = [
  ...['payerEmailAddress', 'payerName', 'returnURL', 'redirectURL'].map((name): [string, string] => [
    'transactions',
    `"${name}" varchar`,
  ]),
  ['transactions', pendingAnswers],
  ['refunds', '"processorReference" varchar'],
  ['refunds', pendingAnswers],
]

/** Payments that end elsewhere: on the processor's page, or later by a notice. */
export class PaymentsAway1763828000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of added) await runner.query(`ALTER TABLE "${table}" ADD COLUMN ${column}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of added)
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN ${column.split(' ')[0]}`)
  }
}
