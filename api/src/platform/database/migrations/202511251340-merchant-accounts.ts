import type { MigrationInterface, QueryRunner } from 'typeorm'

const name = 'attempts_at_foreign_accounts'
const event = 'BEFORE INSERT ON "payment_attempts" FOR EACH ROW'
const sentence = 'A payment goes through the account of another client'

// A platform's account has no client. A client's own account takes that client's payments alone, and they say so.
const isForeign = `EXISTS (
  SELECT 1 FROM "processor_accounts" "account" JOIN "transactions" "payment" ON "payment"."transactionID" = NEW."transactionID"
  WHERE "account"."processorAccountID" = NEW."processorAccountID"
  AND ("account"."clientID" IS NOT NULL OR "payment"."collectedBy" <> 'platform')
  AND NOT (COALESCE("account"."clientID", '') = "payment"."clientID" AND "payment"."collectedBy" = 'client'))`

/** The trigger also holds for a version that runs beside this one during a deploy and knows no client's account. */
export class MerchantAccounts1764078000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "processor_accounts" ADD COLUMN "clientID" varchar(40)')
    await runner.query(`ALTER TABLE "transactions" ADD COLUMN "collectedBy" varchar NOT NULL DEFAULT 'platform'`)
    if (runner.connection.options.type === 'postgres') {
      await runner.query(
        `CREATE FUNCTION "refuse_foreign_account"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
           IF ${isForeign} THEN RAISE EXCEPTION '${sentence}'; END IF;
           RETURN NEW;
         END $$`,
      )
      await runner.query(`CREATE TRIGGER "${name}" ${event} EXECUTE FUNCTION "refuse_foreign_account"()`)
    } else
      await runner.query(
        `CREATE TRIGGER "${name}" ${event} WHEN ${isForeign} BEGIN SELECT RAISE(ABORT, '${sentence}'); END`,
      )
  }

  async down(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres'
    await runner.query(`DROP TRIGGER "${name}"${isPostgres ? ' ON "payment_attempts"' : ''}`)
    if (isPostgres) await runner.query('DROP FUNCTION "refuse_foreign_account"()')
    await runner.query('ALTER TABLE "transactions" DROP COLUMN "collectedBy"')
    await runner.query('ALTER TABLE "processor_accounts" DROP COLUMN "clientID"')
  }
}
