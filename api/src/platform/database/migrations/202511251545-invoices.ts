import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, index, key, number, optional, reference, text } from '../table-parts.js'

const json = (name: string) => ({ name, type: 'text' })
const optionalTexts = (...names: string[]) => names.map((name) => optional(text(name)))
const bigs = (...names: string[]) => names.map(big)

const settings = {
  name: 'invoice_settings',
  columns: [
    ...[key('clientID'), { ...text('mode'), isPrimary: true }],
    ...optionalTexts('numberPrefix', 'sellerName'),
    ...[optional(json('sellerAddress')), ...optionalTexts('sellerTaxID', 'footer'), number('lastNumber')],
  ],
  foreignKeys: [reference('invoice_settings', 'clientID', 'clients')],
}

const invoices = {
  name: 'invoices',
  columns: [
    ...[key('invoiceID'), id('clientID'), text('mode'), text('status'), id('customerID'), text('currency')],
    ...[optional(number('sequence')), ...optionalTexts('number', 'token', 'reference', 'memo', 'buyerTaxID', 'footer')],
    ...[...bigs('subtotal', 'taxAmount', 'total', 'amountPaid'), number('dueInDays'), json('taxes'), json('metadata')],
    ...[optional(json('seller')), optional(json('buyer')), optional(id('paymentLinkID'))],
    ...['dueAt', 'finalizedAt', 'sentAt', 'paidAt', 'voidedAt', 'markedUncollectibleAt'].map((one) =>
      optional(big(one)),
    ),
    ...bigs('createdAt', 'updatedAt'),
  ],
  foreignKeys: [reference('invoices', 'clientID', 'clients'), reference('invoices', 'customerID', 'customers')],
}

const lines = {
  name: 'invoice_lines',
  columns: [
    ...[key('invoiceLineID'), id('invoiceID'), number('position'), text('description'), optional(id('priceID'))],
    ...[big('quantity'), optional(big('unitAmount')), optional(json('tiers')), big('amount')],
    ...[optional(id('taxRateID')), ...optionalTexts('taxName'), optional(big('taxPartsPerMillion'))],
    ...[...optionalTexts('taxBehavior'), flag('isReverseCharge'), ...bigs('net', 'taxAmount', 'total')],
    ...[optional(big('periodStart')), optional(big('periodEnd')), flag('isProration')],
  ],
  indices: [index('invoice_lines', ['invoiceID', 'position'], true)],
  foreignKeys: [reference('invoice_lines', 'invoiceID', 'invoices')],
}

const payments = {
  name: 'invoice_payments',
  columns: [
    ...[key('transactionID'), id('invoiceID'), big('amount'), flag('isExtra'), optional(id('refundID'))],
    ...[optional(text('refundFault')), optional(big('refundAfter')), big('createdAt')],
  ],
  indices: [index('invoice_payments', ['invoiceID'])],
  foreignKeys: [reference('invoice_payments', 'invoiceID', 'invoices')],
}

const tables = [settings, invoices, lines, payments]

export class Invoices1764085500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    await runner.query(
      `CREATE UNIQUE INDEX "invoices_by_sequence" ON "invoices" ("clientID", "mode", "sequence") WHERE "sequence" IS NOT NULL`,
    )
    await runner.query(`CREATE UNIQUE INDEX "invoices_by_token" ON "invoices" ("token") WHERE "token" IS NOT NULL`)
    await runner.query(
      `CREATE INDEX "invoices_by_paymentLinkID" ON "invoices" ("paymentLinkID") WHERE "paymentLinkID" IS NOT NULL`,
    )
    await runner.query('CREATE INDEX "invoices_listed" ON "invoices" ("clientID", "mode", "createdAt", "invoiceID")')
    await runner.query('CREATE INDEX "invoices_by_customerID" ON "invoices" ("customerID", "createdAt", "invoiceID")')
    await runner.query(
      `CREATE INDEX "invoice_payments_to_refund" ON "invoice_payments" ("refundAfter") WHERE "refundAfter" IS NOT NULL`,
    )
    await runner.query('ALTER TABLE "payment_links" ADD COLUMN "invoiceID" varchar(40)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "payment_links" DROP COLUMN "invoiceID"')
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
