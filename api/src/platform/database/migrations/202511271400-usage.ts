import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, reference, text } from '../table-parts.js'

const periods = {
  name: 'usage_periods',
  columns: [
    ...[key('usagePeriodID'), id('subscriptionID'), id('clientID'), text('mode'), id('priceID'), text('period')],
    ...[optional(id('taxRateID')), big('quantity'), number('eventCount'), optional(big('lastAt'))],
    ...[big('startsAt'), big('endsAt'), optional({ name: 'discount', type: 'text' })],
    ...[optional(big('closedAt')), optional(id('invoiceID')), big('createdAt')],
  ],
  indices: [
    index('usage_periods', ['subscriptionID', 'priceID', 'period'], true),
    index('usage_periods', ['subscriptionID'], false, '"closedAt" IS NULL'),
  ],
  foreignKeys: [
    reference('usage_periods', 'clientID', 'clients'),
    reference('usage_periods', 'subscriptionID', 'subscriptions'),
    reference('usage_periods', 'priceID', 'prices'),
  ],
}

const events = {
  name: 'usage_events',
  columns: [
    ...[key('usageEventID'), id('clientID'), text('mode'), text('eventID'), id('subscriptionID'), id('priceID')],
    ...[id('usagePeriodID'), big('quantity'), big('happenedAt'), big('createdAt')],
  ],
  indices: [
    index('usage_events', ['clientID', 'mode', 'eventID'], true),
    index('usage_events', ['clientID', 'mode', 'createdAt', 'usageEventID']),
    index('usage_events', ['clientID', 'mode', 'happenedAt']),
    index('usage_events', ['subscriptionID', 'createdAt', 'usageEventID']),
    index('usage_events', ['priceID', 'createdAt', 'usageEventID']),
  ],
  foreignKeys: [
    reference('usage_events', 'clientID', 'clients'),
    reference('usage_events', 'subscriptionID', 'subscriptions'),
    reference('usage_events', 'usagePeriodID', 'usage_periods'),
  ],
}

const tables = [periods, events]
const added = [
  ['prices', 'usageType', "varchar NOT NULL DEFAULT 'licensed'"],
  ['prices', 'usageAggregation', 'varchar'],
  ['subscriptions', 'hasUsage', 'boolean NOT NULL DEFAULT false'],
  ['subscriptions', 'waitedUntil', 'bigint'],
  ['invoice_lines', 'isUsage', 'boolean NOT NULL DEFAULT false'],
] as const

/** The defaults are for the version before, which knows no metered prices. */
export class Usage1764252000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    for (const [table, name, type] of added) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${name}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of [...added].reverse()) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${name}"`)
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
