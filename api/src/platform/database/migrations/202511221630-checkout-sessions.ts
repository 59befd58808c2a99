import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, reference, text } from '../table-parts.js'

const primary = { isPrimary: true }
const origins = {
  name: 'return_origins',
  columns: [
    { ...id('clientID'), ...primary },
    { ...text('mode'), ...primary },
    { name: 'origins', type: 'text' },
    big('updatedAt'),
  ],
  foreignKeys: [reference('return_origins', 'clientID', 'clients')],
}

const added = [
  ...['successURL', 'cancelURL', 'payerEmailAddress', 'payerName', 'captureMethod'].map((name) => `"${name}" varchar`),
  ...['apiUserID', 'completedBy'].map((name) => `"${name}" varchar(40)`),
  ...['completedAt', 'expiryToldAt'].map((name) => `"${name}" bigint`),
  '"metadata" text',
]

const listed = '"clientID", "createdAt", "paymentLinkID"'
const isSession = '"successURL" IS NOT NULL'
const indices = [
  `"payment_links_listed" ON "payment_links" (${listed}) WHERE "successURL" IS NULL`,
  `"checkout_sessions_listed" ON "payment_links" (${listed}) WHERE ${isSession}`,
  `"checkout_sessions_open" ON "payment_links" ("expiresAt") WHERE ${isSession} AND "completedAt" IS NULL AND "expiryToldAt" IS NULL`,
]

/** A checkout session is a payment link for one payment that returns its payer: the same row, with more in it. */
export class CheckoutSessions1763829000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(origins))
    for (const column of added) await runner.query(`ALTER TABLE "payment_links" ADD COLUMN ${column}`)
    for (const index of indices) await runner.query(`CREATE INDEX ${index}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of indices) await runner.query(`DROP INDEX ${index.split(' ')[0]}`)
    for (const column of added) await runner.query(`ALTER TABLE "payment_links" DROP COLUMN ${column.split(' ')[0]}`)
    await runner.dropTable(origins.name)
  }
}
