import type { DataSource, QueryRunner } from 'typeorm'
import { CannotOpenDatabase } from './data-source.js'
import { explainPooler, requirePostgres } from './postgres/require-postgres.js'
import { SqliteUnitOfWork } from './sqlite/sqlite-unit-of-work.js'

// Any number that no other program uses for an advisory lock in the same database.
export const migrationLock = 8_204_511
// Poolers end transactions that say nothing for long.
const lockSaidEveryMs = 5_000

/** Refuses a database of a newer version; if several processes start at once, one migrates and the others wait. */
export async function migrate(writer: DataSource): Promise<void> {
  return writer.options.type === 'postgres' ? migratePostgres(writer) : migrateSqlite(writer)
}

async function migratePostgres(writer: DataSource): Promise<void> {
  const runner = writer.createQueryRunner()
  try {
    await requirePostgres(runner)
    await migrateLocked(writer, runner)
  } catch (error) {
    throw explainPooler(error)
  } finally {
    await runner.release()
  }
}

/** Locked by a transaction: behind a pooler a lock of the session would stay with a connection that others get. */
async function migrateLocked(writer: DataSource, runner: QueryRunner): Promise<void> {
  await runner.query('BEGIN; SET LOCAL idle_in_transaction_session_timeout = 0')
  await runner.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
  const saying = setInterval(() => void runner.query('SELECT 1').catch(() => undefined), lockSaidEveryMs)
  const other = writer.createQueryRunner()
  try {
    await refuseNewer(writer, other)
    await writer.runMigrations()
  } finally {
    clearInterval(saying)
    await other.release()
    await runner.query('COMMIT')
  }
}

async function migrateSqlite(writer: DataSource): Promise<void> {
  // No limit of time: a migration may rewrite large tables.
  await new SqliteUnitOfWork(writer, null).run(async () => {
    await refuseNewer(writer, writer.createQueryRunner())
    await writer.runMigrations({ transaction: 'none' })
  })
}

export async function missingMigrations(reader: DataSource, known: string[]): Promise<string[]> {
  const names = new Set(await doneMigrations(reader))
  return known.filter((name) => !names.has(name))
}

export const migrationNames = (writer: DataSource): string[] =>
  writer.migrations.map(({ name, constructor }) => name ?? constructor.name)

const doneMigrations = async (reader: Pick<DataSource, 'query'>): Promise<string[]> =>
  ((await reader.query('SELECT "name" FROM "migrations"')) as { name: string }[]).map(({ name }) => name)

export async function requireThisVersion(source: DataSource, runner: QueryRunner): Promise<void> {
  const { known, done } = await refuseNewer(source, runner)
  if (done.length === known.size) return
  throw new CannotOpenDatabase(
    'An older version of Gatehouse last used this database. Use that version, or start this one first.',
  )
}

async function refuseNewer(writer: DataSource, runner: QueryRunner): Promise<{ known: Set<string>; done: string[] }> {
  const known = new Set(migrationNames(writer))
  const done = (await runner.hasTable('migrations')) ? await doneMigrations(runner) : []
  const unknown = done.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new CannotOpenDatabase(
      `The database is newer than this version of Gatehouse (it has ${unknown.join(', ')}). Nothing was changed. Start the newer version.`,
    )
  }
  return { known, done }
}
