import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, key, optional, reference, text } from '../table-parts.js'

const table = {
  name: 'customers',
  columns: [
    ...[key('customerID'), id('clientID'), text('mode')],
    ...['name', 'emailAddress', 'phoneNumber'].map((name) => optional(text(name))),
    optional({ name: 'address', type: 'text' }),
    ...['reference', 'language'].map((name) => optional(text(name))),
    ...[{ name: 'metadata', type: 'text' }, optional(big('erasedAt')), big('createdAt'), big('updatedAt')],
  ],
  foreignKeys: [reference('customers', 'clientID', 'clients')],
}

const indices = [
  `UNIQUE INDEX "customers_by_reference" ON "customers" ("reference", "clientID", "mode") WHERE "reference" IS NOT NULL`,
  `INDEX "customers_listed" ON "customers" ("clientID", "mode", "createdAt", "customerID") WHERE "erasedAt" IS NULL`,
  `INDEX "customers_by_emailAddress" ON "customers" ("emailAddress") WHERE "emailAddress" IS NOT NULL`,
  `INDEX "transactions_by_customerID" ON "transactions" ("customerID", "createdAt", "transactionID") WHERE "customerID" IS NOT NULL`,
  `INDEX "payment_links_by_customerID" ON "payment_links" ("customerID") WHERE "customerID" IS NOT NULL`,
]

const nameOf = (index: string) => index.split('"')[1]

/** No reference from payments to customers, as PostgreSQL would read every payment to add it. */
export class Customers1764082200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(table))
    for (const name of ['transactions', 'payment_links'])
      await runner.query(`ALTER TABLE "${name}" ADD COLUMN "customerID" varchar(40)`)
    for (const index of indices) await runner.query(`CREATE ${index}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of [...indices].reverse()) await runner.query(`DROP INDEX "${nameOf(index)}"`)
    for (const name of ['payment_links', 'transactions'])
      await runner.query(`ALTER TABLE "${name}" DROP COLUMN "customerID"`)
    await runner.dropTable(table.name)
  }
}
