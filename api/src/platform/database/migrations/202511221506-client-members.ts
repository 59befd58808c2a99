import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { big, id, index, key, optional, reference, text } from '../table-parts.js'

const members = {
  name: 'client_members',
  columns: [
    key('clientMemberID'),
    id('clientID'),
    optional(id('loginID')),
    id('roleID'),
    ...['name', 'emailAddress', 'status'].map(text),
    optional(id('invitedBy')),
    big('createdAt'),
    optional(big('joinedAt')),
    optional(text('invitationHash')),
    optional(big('invitationEndsAt')),
    optional(id('handOverFrom')),
    optional(big('handOverEndsAt')),
  ],
  indices: [
    index('client_members', ['clientID']),
    index('client_members', ['loginID']),
    index('client_members', ['roleID']),
    index('client_members', ['invitationHash'], true),
    { ...index('client_members', ['clientID', 'loginID'], true, `"status" = 'active'`), name: 'client_members_once' },
  ],
  foreignKeys: [reference('client_members', 'clientID', 'clients'), reference('client_members', 'roleID', 'roles')],
}

const columns = ['clientMemberID', 'clientID', 'loginID', 'roleID', 'name', 'emailAddress', 'status', 'createdAt']
const memberColumns = [...columns, 'joinedAt'].map((name) => `"${name}"`).join(', ')
const memberOf = (row: string) =>
  `'mem_' || SUBSTR(${row}."clientID", 5), ${row}."clientID", ${row}."loginID", 'rol_00000000000000000000000001',
   COALESCE(NULLIF(${row}."contactPerson", ''), ${row}."name"), ${row}."emailAddress", 'active', ${row}."createdAt", ${row}."createdAt"`

/** On PostgreSQL the version before may run beside this one: a trigger makes the first member of a client of its. */
export class ClientMembers1763824000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "roles" ADD COLUMN "isForMembers" boolean NOT NULL DEFAULT FALSE')
    await runner.query('ALTER TABLE "sessions" ADD COLUMN "clientMemberID" varchar(40)')
    await runner.query('CREATE INDEX "sessions_by_clientMemberID" ON "sessions" ("clientMemberID")')
    await addOwner(runner)
    await runner.createTable(new Table(members))
    await runner.query(
      `INSERT INTO "client_members" (${memberColumns}) SELECT ${memberOf('"clients"')} FROM "clients"
       WHERE "loginID" IS NOT NULL AND "deletedAt" IS NULL`,
    )
    if (runner.connection.options.type === 'postgres') await carry(runner)
  }

  async down(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') {
      await runner.query('DROP TRIGGER "clients_first_member" ON "clients"')
      await runner.query('DROP FUNCTION "clients_first_member"()')
    }
    await runner.dropTable(members.name)
    await runner.query(
      'DELETE FROM "role_permissions" WHERE "roleID" IN (SELECT "roleID" FROM "roles" WHERE "isForMembers")',
    )
    await runner.query('DELETE FROM "roles" WHERE "isForMembers"')
    await runner.query('DELETE FROM "settings" WHERE "name" = \'firstMemberRoles\'')
    await runner.query('DROP INDEX "sessions_by_clientMemberID"')
    await runner.query('ALTER TABLE "sessions" DROP COLUMN "clientMemberID"')
    await runner.query('ALTER TABLE "roles" DROP COLUMN "isForMembers"')
  }
}

// Staff may have given the name to another role; a migration never fails for it.
async function addOwner(runner: QueryRunner): Promise<void> {
  const taken = new Set(
    ((await runner.query('SELECT "name" FROM "roles"')) as { name: string }[]).map(({ name }) => name),
  )
  let name = 'Owner'
  for (let count = 1; taken.has(name); count += 1) name = `Owner (merchants${count > 1 ? ` ${count}` : ''})`
  await runner.query(
    `INSERT INTO "roles" ("roleID", "name", "assignableToApiUsers", "isForMembers", "createdAt")
     VALUES ('rol_00000000000000000000000001', '${name}', FALSE, TRUE, ${Date.now()})`,
  )
}

async function carry(runner: QueryRunner): Promise<void> {
  await runner.query(
    `CREATE FUNCTION "clients_first_member"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF NEW."loginID" IS NOT NULL AND NEW."deletedAt" IS NULL THEN
         INSERT INTO "client_members" (${memberColumns}) SELECT ${memberOf('NEW')} ON CONFLICT DO NOTHING;
       END IF;
       RETURN NEW;
     END $$`,
  )
  await runner.query(
    `CREATE TRIGGER "clients_first_member" AFTER INSERT ON "clients" FOR EACH ROW
     EXECUTE FUNCTION "clients_first_member"()`,
  )
}
