import type { MigrationInterface, QueryRunner } from 'typeorm'

/** For the list of what needs attention, which the staff dashboard loads each time. */
const indices = [
  ['setups_given_up', '"setups" ("failureCode", "createdAt") WHERE "failureCode" IS NOT NULL'],
  [
    'saved_payment_methods_leaving',
    '"saved_payment_methods" ("detachedAt") WHERE "sealedReference" IS NOT NULL AND "detachedAt" IS NOT NULL',
  ],
  ['invoice_payments_refund_faults', '"invoice_payments" ("createdAt") WHERE "refundFault" IS NOT NULL'],
  ['credit_note_refunds_faults', '"credit_note_refunds" ("createdAt") WHERE "refundFault" IS NOT NULL'],
  ['report_downloads_failing', '"report_downloads" ("createdAt") WHERE "failure" IS NOT NULL'],
] as const

export class AttentionIndices1764250200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, of] of indices) await runner.query(`CREATE INDEX "${name}" ON ${of}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indices) await runner.query(`DROP INDEX "${name}"`)
  }
}
