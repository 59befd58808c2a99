import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, key, number, optional, reference, text } from '../table-parts.js'

const owned = [id('clientID'), text('mode'), id('customerID'), id('processorAccountID'), text('processor')]
const mandate = [text('usage'), { name: 'sentence', type: 'text' }, text('language'), optional(text('ipRange'))]
const maximum = [optional(big('maximumAmount')), optional(text('currency'))]

const setups = {
  name: 'method_setups',
  columns: [
    ...[key('setupID'), id('clientID'), text('mode'), id('customerID'), id('transactionID')],
    ...[...mandate, ...maximum, big('acceptedAt'), text('status'), optional(id('savedPaymentMethodID'))],
  ],
  foreignKeys: [reference('method_setups', 'customerID', 'customers')],
}

const methods = {
  name: 'saved_payment_methods',
  columns: [
    ...[key('savedPaymentMethodID'), ...owned],
    ...[optional({ name: 'sealedReference', type: 'text' }), text('keyHash'), text('identity')],
    ...[optional(text('customerReference')), optional(text('networkTransactionID')), text('paymentMethod')],
    ...[text('type'), optional(text('cardBrand')), optional(text('cardLast4')), optional(text('cardCountry'))],
    ...[optional(text('cardFingerprint')), optional(number('expiryMonth')), optional(number('expiryYear'))],
    ...[text('state'), ...mandate, ...maximum, big('acceptedAt'), optional(id('transactionID'))],
    ...[optional(big('dueAt')), number('tries'), optional(big('detachedAt')), big('createdAt'), big('updatedAt')],
  ],
  foreignKeys: [reference('saved_payment_methods', 'customerID', 'customers')],
}

const indices = [
  `UNIQUE INDEX "saved_payment_methods_kept_once" ON "saved_payment_methods" ("customerID", "processorAccountID", "identity") WHERE "state" IN ('active', 'expired')`,
  `INDEX "saved_payment_methods_by_customerID" ON "saved_payment_methods" ("customerID", "createdAt", "savedPaymentMethodID")`,
  `INDEX "saved_payment_methods_by_keyHash" ON "saved_payment_methods" ("keyHash")`,
  `INDEX "saved_payment_methods_due" ON "saved_payment_methods" ("dueAt") WHERE "dueAt" IS NOT NULL`,
  `INDEX "method_setups_by_customerID" ON "method_setups" ("customerID")`,
]

const added = [
  ['transactions', '"savedPaymentMethodID" varchar(40)'],
  ['transactions', '"methodSetupID" varchar(40)'],
  ['transactions', '"payerIsPresent" integer NOT NULL DEFAULT 0'],
  ['payment_links', '"savePaymentMethod" varchar'],
  ['payment_links', '"savedMethodUsage" varchar'],
  ['payment_links', '"mandateMaximum" bigint'],
] as const

const nameOf = (text: string) => text.split('"')[1]

export class SavedPaymentMethods1764083400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [setups, methods]) await runner.createTable(new Table(table))
    for (const [table, column] of added) await runner.query(`ALTER TABLE "${table}" ADD COLUMN ${column}`)
    for (const index of indices) await runner.query(`CREATE ${index}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of [...indices].reverse()) await runner.query(`DROP INDEX "${nameOf(index)}"`)
    for (const [table, column] of [...added].reverse())
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${nameOf(column)}"`)
    for (const { name } of [methods, setups]) await runner.dropTable(name)
  }
}
