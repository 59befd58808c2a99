import { type MigrationInterface, type QueryRunner, Table, type TableOptions } from 'typeorm'
import { heldRightsKeptMs } from '#contract/limits.js'
import { newId } from '../../crypto/ids.js'
import { big, flag, id, index, key, number, text } from '../table-parts.js'

const tables: TableOptions[] = [
  {
    name: 'held_rights',
    columns: [
      key('heldRightID'),
      id('portalUserID'),
      { name: 'rows', type: 'text' },
      flag('isAdmin'),
      big('removedAt'),
    ],
    indices: [index('held_rights', ['portalUserID']), index('held_rights', ['removedAt'])],
  },
  {
    name: 'email_confirmations',
    columns: [
      { ...text('tokenHash'), isPrimary: true },
      id('portalUserID'),
      text('email'),
      number('tries'),
      ...['endsAt', 'createdAt'].map(big),
    ],
    indices: [index('email_confirmations', ['portalUserID']), index('email_confirmations', ['endsAt'])],
  },
]
const columns = {
  emailVerifiedAt: 'bigint',
  emailSetBy: 'varchar(40)',
  passwordSetBy: 'varchar(40)',
  newPasswordNeededAt: 'bigint',
}

interface Facts {
  email?: string
  isAdmin?: boolean
  roles?: string[]
  password?: string
}
interface Entry {
  action: string
  actorID: string | null
  targetID: string
  before: string | null
  after: string | null
  createdAt: string | number
}

export class StaffAccounts1763806800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.createTable(new Table(table))
    // Plain SQL: TypeORM would rebuild the table on SQLite, and lose the indexes of expressions.
    for (const [name, type] of Object.entries(columns))
      await runner.query(`ALTER TABLE "portal_users" ADD COLUMN "${name}" ${type}`)
    await runner.query(
      `UPDATE "portal_users" SET "emailVerifiedAt" = "createdAt" WHERE "clientID" IS NULL OR "isAdmin"
         OR EXISTS (SELECT 1 FROM "portal_user_roles" "carried" WHERE "carried"."id" = "portal_users"."id")`,
    )
    for (const entry of await readEntries(runner)) await apply(runner, entry)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(columns)) await runner.query(`ALTER TABLE "portal_users" DROP COLUMN "${name}"`)
    for (const { name } of tables) await runner.dropTable(name)
  }
}

const readEntries = (runner: QueryRunner): Promise<Entry[]> =>
  runner.query(
    `SELECT "action", "actorID", "targetID", "before", "after", "createdAt" FROM "audit_entries"
     WHERE "action" IN ('portal_user.created', 'portal_user.updated', 'portal_user.password_reset')
     ORDER BY "sequence"`,
  )

const factsIn = (json: string | null): Facts => (json ? (JSON.parse(json) as Facts) : {})

async function apply(runner: QueryRunner, entry: Entry): Promise<void> {
  const { action, actorID, targetID } = entry
  const [before, after] = [factsIn(entry.before), factsIn(entry.after)]
  const set = (name: string, value: string | null) =>
    runner.query(`UPDATE "portal_users" SET "${name}" = $1 WHERE "id" = $2`, [value, targetID])
  if (action === 'portal_user.password_reset') await set('passwordSetBy', null)
  if (action === 'portal_user.created') await set('passwordSetBy', actorID)
  if (action !== 'portal_user.updated') return
  await keepTaken(runner, entry, before, after)
  if (actorID === targetID) return
  if (after.password || before.email !== after.email) await set('passwordSetBy', actorID)
  if (before.email !== after.email) await set('emailSetBy', actorID)
}

async function keepTaken(runner: QueryRunner, entry: Entry, before: Facts, after: Facts): Promise<void> {
  const { targetID, createdAt } = entry
  if (Number(createdAt) < Date.now() - heldRightsKeptMs) return
  const taken = (before.roles ?? []).filter((roleID) => !after.roles?.includes(roleID))
  const wasAdmin = before.isAdmin === true && after.isAdmin === false
  if (taken.length === 0 && !wasAdmin) return
  const marks = taken.map((_, position) => `$${position + 1}`).join(', ')
  const rows: unknown =
    taken.length === 0
      ? []
      : await runner.query(
          `SELECT "name", "httpMethod", "routePattern" FROM "permissions" JOIN "role_permissions" USING ("permissionID")
           WHERE "roleID" IN (${marks})`,
          taken,
        )
  await runner.query(
    `INSERT INTO "held_rights" ("heldRightID", "portalUserID", "rows", "isAdmin", "removedAt") VALUES ($1, $2, $3, ${wasAdmin ? 'TRUE' : 'FALSE'}, $4)`,
    [newId('hld'), targetID, JSON.stringify(rows), createdAt],
  )
}
