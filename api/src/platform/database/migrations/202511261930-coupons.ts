import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, index, key, number, optional, reference, text } from '../table-parts.js'

const coupons = {
  name: 'coupons',
  columns: [
    ...[key('couponID'), id('clientID'), text('mode'), text('name'), optional(text('code'))],
    ...[optional(number('partsOff')), optional(big('amountOff')), optional(text('currency'))],
    ...[text('duration'), optional(number('periods')), optional(number('maxRedemptions')), number('timesRedeemed')],
    ...[optional(big('redeemBy')), flag('oncePerCustomer'), optional(big('retiredAt')), big('createdAt')],
  ],
  indices: [
    // The code of a retired coupon is free again.
    index('coupons', ['clientID', 'mode', 'code'], true, '"retiredAt" IS NULL'),
    index('coupons', ['clientID', 'mode', 'code', 'createdAt']),
    index('coupons', ['clientID', 'mode', 'createdAt', 'couponID']),
  ],
  foreignKeys: [reference('coupons', 'clientID', 'clients')],
}

const redemptions = {
  name: 'coupon_redemptions',
  columns: [
    ...[key('couponRedemptionID'), id('couponID'), id('clientID'), text('mode'), id('customerID')],
    ...[optional(id('subscriptionID')), optional(id('invoiceID')), optional(number('periodsLeft'))],
    ...[optional(big('releasedAt')), big('createdAt')],
  ],
  indices: [
    index('coupon_redemptions', ['couponID', 'createdAt', 'couponRedemptionID']),
    index('coupon_redemptions', ['couponID', 'customerID']),
    index('coupon_redemptions', ['customerID']),
    index('coupon_redemptions', ['invoiceID'], false, '"invoiceID" IS NOT NULL'),
  ],
  foreignKeys: [
    reference('coupon_redemptions', 'couponID', 'coupons'),
    reference('coupon_redemptions', 'clientID', 'clients'),
    reference('coupon_redemptions', 'customerID', 'customers'),
  ],
}

const tables = [coupons, redemptions]
const added = [
  ['subscriptions', 'discount', 'text'],
  ['subscriptions', 'nextDiscount', 'text'],
  ['invoices', 'couponID', 'varchar(40)'],
  ['invoices', 'discountAmount', 'bigint NOT NULL DEFAULT 0'],
  ['invoice_lines', 'discountAmount', 'bigint NOT NULL DEFAULT 0'],
  ['invoice_lines', 'couponID', 'varchar(40)'],
  ['invoice_lines', 'couponName', 'varchar'],
] as const

/** The defaults are for the version before, which knows no coupons. */
export class Coupons1764185400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    for (const [table, name, type] of added) await runner.query(`ALTER TABLE "${table}" ADD COLUMN "${name}" ${type}`)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of [...added].reverse()) await runner.query(`ALTER TABLE "${table}" DROP COLUMN "${name}"`)
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
