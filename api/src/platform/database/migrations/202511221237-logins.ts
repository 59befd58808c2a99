import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, index, key, optional, text } from '../table-parts.js'

const logins = {
  name: 'logins',
  columns: [
    key('loginID'),
    ...['audience', 'emailAddress'].map(text),
    optional(text('passwordHash')),
    big('createdAt'),
  ],
  indices: [index('logins', ['audience', 'emailAddress'], true), index('logins', ['emailAddress'])],
}

const owners = [
  { table: 'clients', audience: 'client', key: 'clientID', email: 'emailAddress', alive: '"deletedAt" IS NULL' },
  { table: 'portal_users', audience: 'portal', key: 'id', email: 'email', alive: 'TRUE' },
]
type Owner = (typeof owners)[number]

const loginIDOf = (row: string) => `'lgn_' || SUBSTR(${row}, 5)`

/** On PostgreSQL the version before may run beside this one: triggers carry writes between old and new columns. */
export class Logins1763815020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table(logins))
    for (const owner of owners) await this.give(runner, owner)
    await runner.query('ALTER TABLE "sessions" ADD COLUMN "loginID" varchar(40)')
    await runner.query('ALTER TABLE "audit_entries" ADD COLUMN "actorLoginID" varchar(40)')
    const isPostgres = runner.connection.options.type === 'postgres'
    for (const owner of owners) await (isPostgres ? carry(runner, owner) : forget(runner, owner))
  }

  async down(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres'
    for (const owner of owners) await (isPostgres ? carryNoMore(runner, owner) : remember(runner, owner))
    await runner.query('ALTER TABLE "audit_entries" DROP COLUMN "actorLoginID"')
    await runner.query('ALTER TABLE "sessions" DROP COLUMN "loginID"')
    for (const { table } of owners) {
      await runner.query(`DROP INDEX "${table}_by_loginID"`)
      await runner.query(`ALTER TABLE "${table}" DROP COLUMN "loginID"`)
    }
    await runner.dropTable(logins.name)
  }

  private async give(runner: QueryRunner, { table, audience, key, email, alive }: Owner): Promise<void> {
    await runner.query(
      `INSERT INTO "logins" ("loginID", "audience", "emailAddress", "passwordHash", "createdAt")
       SELECT ${loginIDOf(`"${key}"`)}, '${audience}', "${email}", "passwordHash", "createdAt" FROM "${table}" WHERE ${alive}`,
    )
    await runner.query(`ALTER TABLE "${table}" ADD COLUMN "loginID" varchar(40) REFERENCES "logins" ("loginID")`)
    await runner.query(`UPDATE "${table}" SET "loginID" = ${loginIDOf(`"${key}"`)} WHERE ${alive}`)
    await runner.query(`CREATE UNIQUE INDEX "${table}_by_loginID" ON "${table}" ("loginID")`)
  }
}

const forget = (runner: QueryRunner, { table }: Owner): Promise<unknown> =>
  runner.query(`ALTER TABLE "${table}" DROP COLUMN "passwordHash"`)

async function remember(runner: QueryRunner, { table }: Owner): Promise<void> {
  await runner.query(`ALTER TABLE "${table}" ADD COLUMN "passwordHash" varchar NOT NULL DEFAULT ''`)
  await runner.query(
    `UPDATE "${table}" SET "passwordHash" = COALESCE(
       (SELECT "passwordHash" FROM "logins" WHERE "logins"."loginID" = "${table}"."loginID"), '')`,
  )
}

async function carry(runner: QueryRunner, { table, audience, key, email }: Owner): Promise<void> {
  await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "passwordHash" SET DEFAULT ''`)
  const isDeleted = table === 'clients' ? `NEW."deletedAt" IS NOT NULL` : 'FALSE'
  const make = (name: string, when: string, body: string, on = table) =>
    runner
      .query(
        `CREATE FUNCTION "${table}_${name}"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body} RETURN COALESCE(NEW, OLD); END $$`,
      )
      .then(() =>
        runner.query(
          `CREATE TRIGGER "${table}_${name}" ${when} ON "${on}" FOR EACH ROW EXECUTE FUNCTION "${table}_${name}"()`,
        ),
      )
  await make(
    'login_made',
    'BEFORE INSERT',
    `IF NEW."loginID" IS NULL AND NOT (${isDeleted}) THEN
       NEW."loginID" := ${loginIDOf(`NEW."${key}"`)};
       INSERT INTO "logins" ("loginID", "audience", "emailAddress", "passwordHash", "createdAt")
       VALUES (NEW."loginID", '${audience}', NEW."${email}", NULLIF(NEW."passwordHash", ''), NEW."createdAt");
     ELSE
       NEW."passwordHash" := COALESCE(
         (SELECT "passwordHash" FROM "logins" WHERE "loginID" = NEW."loginID"), NEW."passwordHash");
     END IF;`,
  )
  await make(
    'login_changed',
    `AFTER UPDATE OF "${email}", "passwordHash"`,
    `UPDATE "logins" SET "emailAddress" = NEW."${email}", "passwordHash" = NULLIF(NEW."passwordHash", '')
     WHERE "loginID" = NEW."loginID"
     AND ("emailAddress" <> NEW."${email}" OR COALESCE("passwordHash", '') <> NEW."passwordHash");`,
  )
  await make(
    'login_carried',
    'AFTER UPDATE OF "passwordHash"',
    `UPDATE "${table}" SET "passwordHash" = COALESCE(NEW."passwordHash", '')
     WHERE "loginID" = NEW."loginID" AND "passwordHash" <> COALESCE(NEW."passwordHash", '');`,
    'logins',
  )
  await (table === 'clients'
    ? make(
        'login_ended',
        'AFTER UPDATE OF "deletedAt"',
        `IF NEW."deletedAt" IS NOT NULL AND NEW."loginID" IS NOT NULL THEN
           UPDATE "clients" SET "loginID" = NULL WHERE "clientID" = NEW."clientID";
           DELETE FROM "logins" WHERE "loginID" = NEW."loginID";
         END IF;`,
      )
    : make('login_ended', 'AFTER DELETE', `DELETE FROM "logins" WHERE "loginID" = OLD."loginID";`))
}

async function carryNoMore(runner: QueryRunner, { table }: Owner): Promise<void> {
  const triggers = { login_made: table, login_changed: table, login_carried: 'logins', login_ended: table }
  for (const [name, on] of Object.entries(triggers)) {
    await runner.query(`DROP TRIGGER "${table}_${name}" ON "${on}"`)
    await runner.query(`DROP FUNCTION "${table}_${name}"()`)
  }
  await runner.query(`ALTER TABLE "${table}" ALTER COLUMN "passwordHash" DROP DEFAULT`)
}
