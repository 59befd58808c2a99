import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, reference, text } from '../table-parts.js'

const bigs = (...names: string[]) => names.map(big)

const notes = {
  name: 'credit_notes',
  columns: [
    ...[key('creditNoteID'), id('clientID'), text('mode'), id('invoiceID'), id('customerID'), text('currency')],
    ...[number('sequence'), text('number'), optional(text('reason'))],
    ...[...bigs('subtotal', 'taxAmount', 'total', 'amountOffDue'), text('taxes'), big('createdAt')],
  ],
  indices: [
    index('credit_notes', ['clientID', 'mode', 'sequence'], true),
    index('credit_notes', ['clientID', 'mode', 'createdAt', 'creditNoteID']),
    index('credit_notes', ['invoiceID', 'createdAt']),
    index('credit_notes', ['customerID', 'createdAt']),
  ],
  foreignKeys: [
    reference('credit_notes', 'clientID', 'clients'),
    reference('credit_notes', 'invoiceID', 'invoices'),
    reference('credit_notes', 'customerID', 'customers'),
  ],
}

const lines = {
  name: 'credit_note_lines',
  columns: [
    ...[key('creditNoteLineID'), id('creditNoteID'), id('invoiceLineID'), number('position')],
    ...bigs('amount', 'net', 'taxAmount', 'total'),
  ],
  indices: [
    index('credit_note_lines', ['creditNoteID', 'position'], true),
    index('credit_note_lines', ['invoiceLineID']),
  ],
  foreignKeys: [reference('credit_note_lines', 'creditNoteID', 'credit_notes')],
}

const refunds = {
  name: 'credit_note_refunds',
  columns: [
    ...[key('creditNoteRefundID'), id('creditNoteID'), id('transactionID'), big('amount'), optional(id('refundID'))],
    ...[optional(text('refundFault')), optional(big('refundAfter')), big('createdAt')],
  ],
  indices: [index('credit_note_refunds', ['creditNoteID']), index('credit_note_refunds', ['transactionID'])],
  foreignKeys: [reference('credit_note_refunds', 'creditNoteID', 'credit_notes')],
}

const tables = [notes, lines, refunds]
const added = [
  ['invoices', 'amountCredited', 'bigint NOT NULL DEFAULT 0'],
  ['invoices', 'amountReturned', 'bigint NOT NULL DEFAULT 0'],
  ['invoice_settings', 'lastCreditNumber', 'integer NOT NULL DEFAULT 0'],
] as const

export class CreditNotes1764087480000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    await runner.query(
      `CREATE INDEX "credit_note_refunds_due" ON "credit_note_refunds" ("refundAfter") WHERE "refundAfter" IS NOT NULL`,
    )
    for (const [table, name, type] of added) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${name}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of [...added].reverse()) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${name}"`)
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
