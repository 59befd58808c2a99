import type { MigrationInterface, QueryRunner } from 'typeorm'

const columns = [
  ['amountExtra', 'bigint NOT NULL DEFAULT 0'],
  ['amountRefunded', 'bigint NOT NULL DEFAULT 0'],
  ['lostAt', 'bigint'],
] as const

/** An invoice can be paid in parts, and a payment that fails later opens it again. */
export class InvoiceParts1764087300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, type] of columns)
      await runner.query(`ALTER TABLE "invoice_payments" ADD COLUMN "${name}" ${type}`)
    await runner.query(`UPDATE "invoice_payments" SET "amountExtra" = "amount" WHERE "isExtra"`)
    await runner.query(
      `UPDATE "invoice_payments" SET "amountRefunded" = "amount" WHERE "refundID" IS NOT NULL AND "refundFault" IS NULL`,
    )
    await runner.query(
      `UPDATE "payment_links" SET "completedAt" =
        (SELECT "paidAt" FROM "invoices" WHERE "invoices"."invoiceID" = "payment_links"."invoiceID")
        WHERE "invoiceID" IS NOT NULL`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE "payment_links" SET "completedAt" = NULL WHERE "invoiceID" IS NOT NULL')
    for (const [name] of [...columns].reverse())
      await runner.query(`ALTER TABLE "invoice_payments" DROP COLUMN "${name}"`)
  }
}
