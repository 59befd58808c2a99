import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'
import { standardPlanID } from '#contract/plan-terms.js'
import { ownerRoleID } from '#contract/choices.js'
import { sandboxAccountID } from '#contract/processors.js'
import { say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { listenerName, servingName } from '../../platform/database/data-source.js'
import { migrate, migrationLock } from '../../platform/database/migrate.js'
import { faultIn } from './check-copy.js'
import { copyTables } from './copy-tables.js'
import { Refusal } from './refusal.js'
import { countRows, sumOf, type Table, tablesOf } from './tables.js'
import { withPostgres, withSqlite } from './with-database.js'

const leavingMaxMs = 1_000

export const placeInPostgres = (environment: Environment, draft: string, replace: boolean): Promise<void> =>
  withPostgres(environment.DATABASE_URL ?? '', 'gatehouse restore', async (target) => {
    await requireNobodyElse(target)
    await requireOurs(target)
    await migrate(target)
    const counts = await withSqlite(draft, 'read', (source) =>
      target.transaction((manager) => fill(source.manager, manager, replace)),
    )
    say(`Copied and counted ${sumOf(counts)} rows in ${counts.size} tables.`)
    // Without figures about its tables PostgreSQL would plan the first queries blindly.
    await target.query('ANALYZE')
  })

async function fill(from: EntityManager, to: EntityManager, replace: boolean): Promise<Map<string, number>> {
  const tables = await tablesOf(from)
  const names = tables.map(({ name }) => `"${name}"`).join(', ')
  // A server that starts meanwhile waits at the first lock, one that runs at the second.
  await to.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
  await to.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`)
  await makeRoom(to, tables, names, replace)
  // Triggers carry what a version before writes; here each row comes from the copy, and once.
  for (const { name } of tables) await to.query(`ALTER TABLE "${name}" DISABLE TRIGGER USER`)
  const counts = await copyTables(from, to, tables)
  for (const { name } of tables) await to.query(`ALTER TABLE "${name}" ENABLE TRIGGER USER`)
  const fault = await faultIn(to)
  if (fault) throw new Refusal(`${fault} Nothing was saved.`)
  return counts
}

async function makeRoom(to: EntityManager, tables: Table[], names: string, replace: boolean): Promise<void> {
  const rows = sumOf(await countRows(to, tables)) - (await countFirstRows(to))
  if (rows > 0 && !replace)
    throw new Refusal(`The database at DATABASE_URL has ${rows} rows. To replace them, add --replace`)
  await to.query(`TRUNCATE TABLE ${names}`)
}

// Each new database begins with these, which its migrations make.
const firstRows: [table: string, which: string][] = [
  ['verifications', 'TRUE'],
  ['roles', `"roleID" = '${ownerRoleID}'`],
  ['plans', `"planID" = '${standardPlanID}'`],
  ['processor_accounts', `"processorAccountID" = '${sandboxAccountID}'`],
]

async function countFirstRows(to: EntityManager): Promise<number> {
  const counts = firstRows.map(([table, which]) => `(SELECT COUNT(*)::int FROM "${table}" WHERE ${which})`)
  const [row] = await to.query<{ rows: number }[]>(`SELECT ${counts.join(' + ')} AS "rows"`)
  return row?.rows ?? 0
}

/** A running server would go on with what it remembers of the previous data. */
async function requireNobodyElse(target: DataSource): Promise<void> {
  // The connections of a process that has just ended are still there for a moment.
  const until = performance.now() + leavingMaxMs
  while (await isServed(target)) {
    if (performance.now() > until)
      throw new Refusal('The database at DATABASE_URL is in use. Stop every Gatehouse process first.')
    await pause(20)
  }
}

async function isServed(target: DataSource): Promise<boolean> {
  const [{ others } = { others: 0 }] = await target.query(
    'SELECT COUNT(*)::int AS "others" FROM pg_stat_activity WHERE datname = current_database() AND application_name = ANY($1)',
    [[servingName, listenerName]],
  )
  return others > 0
}

/** Also with `--replace`: the tables of another program are not ours to touch. */
async function requireOurs(target: DataSource): Promise<void> {
  const rows = (await target.query(
    'SELECT tablename AS "name" FROM pg_tables WHERE schemaname = current_schema()',
  )) as { name: string }[]
  const names = new Set(rows.map(({ name }) => name))
  if (names.size > 0 && !(names.has('migrations') && names.has('settings')))
    throw new Refusal('The database at DATABASE_URL has tables from another application. Choose a different one.')
}
