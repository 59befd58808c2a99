import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, key, number, optional, reference, text } from '../table-parts.js'

const owned = [id('clientID'), text('mode')]
const json = (name: string) => ({ name, type: 'text' })

const tables = [
  {
    name: 'tax_rates',
    columns: [
      ...[key('taxRateID'), ...owned, text('name'), big('partsPerMillion'), text('taxBehavior')],
      ...[optional(text('country')), flag('isReverseCharge'), optional(big('retiredAt')), big('createdAt')],
    ],
    foreignKeys: [reference('tax_rates', 'clientID', 'clients')],
  },
  {
    name: 'products',
    columns: [
      ...[key('productID'), ...owned, text('name'), optional(text('description')), json('metadata')],
      ...[optional(big('retiredAt')), big('createdAt'), big('updatedAt')],
    ],
    foreignKeys: [reference('products', 'clientID', 'clients')],
  },
  {
    name: 'prices',
    columns: [
      ...[key('priceID'), ...owned, id('productID'), text('currency'), optional(big('unitAmount'))],
      ...[optional(json('tiers')), optional(text('interval')), optional(number('intervalCount'))],
      ...[optional(text('taxBehavior')), optional(big('retiredAt')), big('createdAt')],
    ],
    foreignKeys: [reference('prices', 'clientID', 'clients'), reference('prices', 'productID', 'products')],
  },
]

const listed = { tax_rates: 'taxRateID', products: 'productID', prices: 'priceID' }

export class Prices1764085200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    for (const [table, id] of Object.entries(listed))
      await runner.query(`CREATE INDEX "${table}_listed" ON "${table}" ("clientID", "mode", "createdAt", "${id}")`)
    await runner.query('CREATE INDEX "prices_by_productID" ON "prices" ("productID", "createdAt", "priceID")')
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
