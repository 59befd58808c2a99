import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, key, number, optional, reference, text } from '../table-parts.js'

const long = (name: string) => ({ name, type: 'text' })
const card = ['cardBrand', 'cardLast4', 'cardCountry', 'cardFingerprint'].map((name) => optional(text(name)))
const mandate = [text('usage'), long('sentence'), text('language'), optional(text('ipRange'))]
const maximum = [optional(big('maximumAmount')), optional(text('currency')), big('acceptedAt')]
const end = ['failureCode', 'failureMessage'].map((name) => optional(text(name)))

const setups = {
  name: 'setups',
  columns: [
    ...[key('setupID'), id('clientID'), text('mode'), id('customerID'), id('paymentLinkID'), text('description')],
    ...[id('processorAccountID'), text('processor'), optional(text('processorReference')), text('paymentMethod')],
    ...[text('askedCurrency'), ...card, ...mandate, ...maximum, text('status'), ...end],
    ...[optional(long('redirectURL')), optional(text('returnURL')), optional(id('savedPaymentMethodID'))],
    ...[number('tries'), optional(big('dueAt')), optional(big('expiresAt')), big('createdAt'), big('updatedAt')],
  ],
  foreignKeys: [reference('setups', 'customerID', 'customers')],
}

const indices = [
  `INDEX "setups_by_customerID" ON "setups" ("customerID")`,
  `INDEX "setups_by_paymentLinkID" ON "setups" ("paymentLinkID")`,
  `INDEX "setups_due" ON "setups" ("dueAt") WHERE "dueAt" IS NOT NULL`,
]

const added = ['"purpose" varchar', '"savedPaymentMethodID" varchar(40)']

const nameOf = (part: string) => part.split('"')[1]

export class Setups1764086700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(setups))
    for (const column of added) await runner.query(`ALTER TABLE "payment_links" ADD COLUMN ${column}`)
    for (const index of indices) await runner.query(`CREATE ${index}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of [...indices].reverse()) await runner.query(`DROP INDEX "${nameOf(index)}"`)
    for (const column of [...added].reverse())
      await runner.query(`ALTER TABLE "payment_links" DROP COLUMN "${nameOf(column)}"`)
    await runner.dropTable('setups')
  }
}
