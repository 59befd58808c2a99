import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, number, optional, reference, text } from '../table-parts.js'

const standard = 'pln_00000000000000000000000001'

const plans = {
  name: 'plans',
  columns: [key('planID'), text('name'), { name: 'terms', type: 'text' }, ...['createdAt', 'updatedAt'].map(big)],
}
const clientTerms = {
  name: 'client_terms',
  columns: [
    key('clientID'),
    optional(id('planID')),
    optional({ name: 'ownTerms', type: 'text' }),
    ...['reserveHundredths', 'reserveDays'].map((name) => ({ ...number(name), default: 0 })),
    big('updatedAt'),
  ],
  indices: [index('client_terms', ['planID'])],
  foreignKeys: [reference('client_terms', 'clientID', 'clients'), reference('client_terms', 'planID', 'plans')],
}
const keptReserves = {
  name: 'kept_reserves',
  columns: [
    key('transactionID'),
    id('clientID'),
    ...['mode', 'currency'].map(text),
    ...['settled', 'amount', 'releaseAt'].map(big),
    optional(big('releasedAt')),
  ],
  indices: [index('kept_reserves', ['releaseAt'], false, '"releasedAt" IS NULL')],
}
const tables = [plans, clientTerms, keptReserves]

const columns: [table: string, name: string, type: string][] = [
  ['transactions', 'planID', 'varchar(40)'],
  ...['fixedFee', 'refundFee', 'disputeFee'].map((name): [string, string, string] => [
    'transactions',
    name,
    'bigint NOT NULL DEFAULT 0',
  ]),
  ['transactions', 'reserveHundredths', 'integer NOT NULL DEFAULT 0'],
  ['transactions', 'reserveDays', 'integer NOT NULL DEFAULT 0'],
  ['refunds', 'refundFee', 'bigint NOT NULL DEFAULT 0'],
  ['disputes', 'disputeFee', 'bigint NOT NULL DEFAULT 0'],
]

/** Payments of before have their percentage on them already, and cost nothing else: the defaults say so without writing a row. */
export class Terms1763850060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    await runner.query(
      `INSERT INTO "plans" ("planID", "name", "terms", "createdAt", "updatedAt")
       VALUES ('${standard}', 'Standard', '{"chargePercentage":null,"fees":[],"methods":[]}', 0, 0)`,
    )
    for (const [table, name, type] of columns) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${name}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of [...columns].reverse())
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${name}"`)
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
