import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, flag, id, index, key, optional, reference, text } from '../table-parts.js'

const table = 'connected_accounts'
const trigger = 'attempts_at_foreign_accounts'
const event = 'BEFORE INSERT ON "payment_attempts" FOR EACH ROW'
const sentence = 'A payment goes through the account of another client'

const foreign = (also: string) => `EXISTS (
  SELECT 1 FROM "processor_accounts" "account" JOIN "transactions" "payment" ON "payment"."transactionID" = NEW."transactionID"
  WHERE "account"."processorAccountID" = NEW."processorAccountID"
  AND ("account"."clientID" IS NOT NULL OR "payment"."collectedBy" <> 'platform')
  AND NOT (COALESCE("account"."clientID", '') = "payment"."clientID" AND "payment"."collectedBy" = 'client')${also})`

// A payment for a connected account names the one that its client has there.
const ofConnected = ` AND NOT ("account"."clientID" IS NULL AND "payment"."collectedBy" = 'connected' AND EXISTS (
    SELECT 1 FROM "connected_accounts" "connected" WHERE "connected"."processorAccountID" = "account"."processorAccountID"
    AND "connected"."clientID" = "payment"."clientID" AND "connected"."reference" = "payment"."connectedTo"))`

export class ConnectedAccounts1764162000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "processor_accounts" ADD COLUMN "usesConnect" boolean NOT NULL DEFAULT false')
    await runner.query('ALTER TABLE "transactions" ADD COLUMN "connectedTo" varchar')
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          ...[key('connectedAccountID'), id('clientID'), id('processorAccountID'), text('mode')],
          optional(text('reference')),
          ...[flag('areDetailsSubmitted'), flag('areChargesEnabled'), flag('arePayoutsEnabled')],
          ...[
            text('requirementsDue'),
            optional(text('disabledReason')),
            optional(big('dueAt')),
            optional(big('toldAt')),
          ],
          ...[big('createdAt'), big('updatedAt')],
        ],
        indices: [
          index(table, ['clientID', 'processorAccountID'], true),
          index(table, ['processorAccountID', 'reference'], true),
          index(table, ['createdAt', 'connectedAccountID']),
        ],
        foreignKeys: [
          reference(table, 'clientID', 'clients'),
          reference(table, 'processorAccountID', 'processor_accounts'),
        ],
      }),
    )
    await refuseForeign(runner, foreign(ofConnected))
  }

  async down(runner: QueryRunner): Promise<void> {
    await refuseForeign(runner, foreign(''))
    await runner.dropTable(table)
    await runner.query('ALTER TABLE "transactions" DROP COLUMN "connectedTo"')
    await runner.query('ALTER TABLE "processor_accounts" DROP COLUMN "usesConnect"')
  }
}

async function refuseForeign(runner: QueryRunner, isForeign: string): Promise<void> {
  if (runner.connection.options.type === 'postgres') {
    await runner.query(
      `CREATE OR REPLACE FUNCTION "refuse_foreign_account"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF ${isForeign} THEN RAISE EXCEPTION '${sentence}'; END IF;
         RETURN NEW;
       END $$`,
    )
    return
  }
  await runner.query(`DROP TRIGGER "${trigger}"`)
  await runner.query(
    `CREATE TRIGGER "${trigger}" ${event} WHEN ${isForeign} BEGIN SELECT RAISE(ABORT, '${sentence}'); END`,
  )
}
