import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, key, number, text } from '../table-parts.js'

const table = 'day_totals'
const columns = `"clientID", "mode", "currency", "day", "payments", "amount", "fee"`
const valuesOf = (row: string) =>
  `${row}."clientID", ${row}."mode", ${row}."currency", ${row}."createdAt" / 86400000, 1, ${row}."amountCaptured", ${row}."fee"`
const add = `ON CONFLICT ("clientID", "mode", "currency", "day") DO UPDATE SET "payments" = "${table}"."payments" + 1,
  "amount" = "${table}"."amount" + excluded."amount", "fee" = "${table}"."fee" + excluded."fee"`
const takeAway = `UPDATE "${table}" SET "payments" = "payments" - 1, "amount" = "amount" - OLD."amountCaptured", "fee" = "fee" - OLD."fee"
  WHERE "clientID" = OLD."clientID" AND "mode" = OLD."mode" AND "currency" = OLD."currency" AND "day" = OLD."createdAt" / 86400000`
const summed = ['createdAt', 'status', 'amountCaptured', 'fee']
const changes = (differ: string) =>
  `(${summed.map((name) => `OLD."${name}" ${differ} NEW."${name}"`).join(' OR ')})
   AND (OLD."status" = 'succeeded' OR NEW."status" = 'succeeded')`
const ofSummed = `AFTER UPDATE OF ${summed.map((name) => `"${name}"`).join(', ')} ON "transactions"`

/** Kept by triggers, in the unit that ends a payment: a version that runs beside this one and knows nothing of them keeps them too. */
export class DayTotals1763874780000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: table,
        columns: [
          key('clientID'),
          { ...text('mode'), isPrimary: true },
          { ...text('currency'), isPrimary: true },
          { ...number('day'), isPrimary: true },
          big('payments'),
          big('amount'),
          big('fee'),
        ],
      }),
    )
    if (runner.connection.options.type === 'postgres') await keepInPostgres(runner)
    else await keepInSqlite(runner)
    await runner.query(
      `INSERT INTO "${table}" (${columns}) SELECT "clientID", "mode", "currency", "createdAt" / 86400000,
         COUNT(*), SUM("amountCaptured"), SUM("fee")
       FROM "transactions" WHERE "status" = 'succeeded' GROUP BY "clientID", "mode", "currency", "createdAt" / 86400000`,
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    const of = runner.connection.options.type === 'postgres' ? ' ON "transactions"' : ''
    await runner.query(`DROP TRIGGER "day_totals_changed"${of}`)
    await runner.query(`DROP TRIGGER "day_totals_made"${of}`)
    if (of) await runner.query('DROP FUNCTION "keep_day_totals"()')
    await runner.dropTable(table)
  }
}

async function keepInPostgres(runner: QueryRunner): Promise<void> {
  await runner.query(
    `CREATE FUNCTION "keep_day_totals"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF TG_OP = 'UPDATE' THEN
         IF OLD."status" = 'succeeded' THEN ${takeAway}; END IF;
       END IF;
       IF NEW."status" = 'succeeded' THEN
         INSERT INTO "${table}" (${columns}) VALUES (${valuesOf('NEW')}) ${add};
       END IF;
       RETURN NULL;
     END $$`,
  )
  await runner.query(
    `CREATE TRIGGER "day_totals_changed" ${ofSummed} FOR EACH ROW WHEN (${changes('IS DISTINCT FROM')})
     EXECUTE FUNCTION "keep_day_totals"()`,
  )
  await runner.query(
    `CREATE TRIGGER "day_totals_made" AFTER INSERT ON "transactions" FOR EACH ROW WHEN (NEW."status" = 'succeeded')
     EXECUTE FUNCTION "keep_day_totals"()`,
  )
}

async function keepInSqlite(runner: QueryRunner): Promise<void> {
  const insert = `INSERT INTO "${table}" (${columns}) SELECT ${valuesOf('NEW')} WHERE NEW."status" = 'succeeded' ${add};`
  await runner.query(
    `CREATE TRIGGER "day_totals_changed" ${ofSummed} WHEN ${changes('IS NOT')}
     BEGIN ${takeAway} AND OLD."status" = 'succeeded'; ${insert} END`,
  )
  await runner.query(
    `CREATE TRIGGER "day_totals_made" AFTER INSERT ON "transactions" WHEN NEW."status" = 'succeeded' BEGIN ${insert} END`,
  )
}
