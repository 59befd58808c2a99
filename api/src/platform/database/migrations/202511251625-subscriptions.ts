import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, index, key, number, optional, reference, text } from '../table-parts.js'

const json = (name: string) => ({ name, type: 'text' })
const owned = [id('clientID'), text('mode')]

const subscriptions = {
  name: 'subscriptions',
  columns: [
    ...[key('subscriptionID'), ...owned, id('customerID'), optional(id('testClockID')), text('status')],
    ...[text('currency'), json('items'), optional(json('nextItems')), text('interval'), number('intervalCount')],
    ...[text('timeZone'), text('collection'), optional(id('savedPaymentMethodID')), number('dueInDays')],
    ...[big('anchorAt'), number('periodNumber'), number('anchorNumber'), big('currentPeriodStart')],
    ...[big('currentPeriodEnd'), optional(big('trialEndsAt')), big('carry'), json('pendingLines')],
    ...[flag('cancelAtPeriodEnd'), optional(text('cancellationReason')), optional(id('latestInvoiceID'))],
    ...[json('metadata'), optional(big('dueAt')), optional(big('pausedAt')), optional(big('canceledAt'))],
    ...[big('createdAt'), big('updatedAt')],
  ],
  foreignKeys: [
    reference('subscriptions', 'clientID', 'clients'),
    reference('subscriptions', 'customerID', 'customers'),
  ],
}

const invoices = {
  name: 'subscription_invoices',
  columns: [
    ...[key('invoiceID'), id('subscriptionID'), ...owned, optional(id('testClockID')), text('kind')],
    ...[optional(text('period')), number('tries'), text('step'), text('reason')],
    ...[optional(big('dueAt')), optional(big('endsAt')), optional(big('leaseUntil')), optional(big('tryingSince'))],
    big('createdAt'),
  ],
  indices: [
    index('subscription_invoices', ['subscriptionID', 'createdAt']),
    index('subscription_invoices', ['subscriptionID', 'period'], true),
  ],
  foreignKeys: [
    reference('subscription_invoices', 'subscriptionID', 'subscriptions'),
    reference('subscription_invoices', 'invoiceID', 'invoices'),
  ],
}

const tries = {
  name: 'payment_tries',
  columns: [
    ...[key('invoiceID'), { ...number('number'), isPrimary: true }, id('subscriptionID')],
    ...[optional(id('savedPaymentMethodID')), optional(id('transactionID')), text('outcome')],
    ...[optional(text('failureCode')), text('reason'), big('triedAt')],
  ],
  indices: [
    index('payment_tries', ['subscriptionID', 'triedAt']),
    index('payment_tries', ['savedPaymentMethodID', 'triedAt']),
  ],
  foreignKeys: [reference('payment_tries', 'invoiceID', 'subscription_invoices')],
}

const tables = [subscriptions, invoices, tries]

export class Subscriptions1764087900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    await runner.query(
      'CREATE INDEX "subscriptions_listed" ON "subscriptions" ("clientID", "mode", "createdAt", "subscriptionID")',
    )
    await runner.query(
      'CREATE INDEX "subscriptions_by_customerID" ON "subscriptions" ("customerID", "createdAt", "subscriptionID")',
    )
    for (const table of ['subscriptions', 'subscription_invoices']) {
      await runner.query(
        `CREATE INDEX "${table}_due" ON "${table}" ("dueAt") WHERE "dueAt" IS NOT NULL AND "testClockID" IS NULL`,
      )
      await runner.query(
        `CREATE INDEX "${table}_due_on_clock" ON "${table}" ("testClockID", "dueAt") WHERE "dueAt" IS NOT NULL AND "testClockID" IS NOT NULL`,
      )
    }
    await runner.query('ALTER TABLE "invoices" ADD COLUMN "subscriptionID" varchar(40)')
    await runner.query(
      `CREATE INDEX "invoices_by_subscriptionID" ON "invoices" ("subscriptionID", "createdAt", "invoiceID") WHERE "subscriptionID" IS NOT NULL`,
    )
    await runner.query('ALTER TABLE "customers" ADD COLUMN "testClockID" varchar(40)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "customers" DROP COLUMN "testClockID"')
    await runner.query('DROP INDEX "invoices_by_subscriptionID"')
    await runner.query('ALTER TABLE "invoices" DROP COLUMN "subscriptionID"')
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
