import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

const accounts = {
  name: 'further_settlement_accounts',
  columns: [
    ...[key('settlementAccountID'), id('clientID'), text('sealed'), { name: 'currencies', type: 'text' }],
    ...[optional(id('changedByLoginID')), big('createdAt'), big('updatedAt')],
  ],
  indices: [index('further_settlement_accounts', ['clientID'])],
  foreignKeys: [reference('further_settlement_accounts', 'clientID', 'clients')],
}

const checks = {
  name: 'further_payee_checks',
  columns: [
    ...[key('payeeCheckID'), id('settlementAccountID'), id('clientID'), text('mode'), big('accountUpdatedAt')],
    ...[text('outcome'), optional(text('sealedName')), text('provider'), big('checkedAt')],
  ],
  indices: [index('further_payee_checks', ['settlementAccountID', 'mode'], true)],
  foreignKeys: [
    reference('further_payee_checks', 'clientID', 'clients'),
    {
      ...reference('further_payee_checks', 'settlementAccountID', accounts.name),
      onDelete: 'CASCADE',
    },
  ],
}

const tables = [accounts, checks]

/** A hold without an account is of the client or, where an account was changed, of its first one. */
export class FurtherSettlementAccounts1764262800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    await runner.query('ALTER TABLE "client_holds" ADD COLUMN "settlementAccountID" varchar(40)')
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "client_holds" DROP COLUMN "settlementAccountID"')
    for (const { name } of [...tables].reverse()) await runner.dropTable(name)
  }
}
