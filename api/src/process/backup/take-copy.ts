import { existsSync } from 'node:fs'
import type { DataSource, EntityManager } from 'typeorm'
import type { Environment } from '../../platform/config/environment.js'
import { sqlitePathOf } from '../../platform/database/data-source.js'
import { migrate, requireThisVersion } from '../../platform/database/migrate.js'
import { copyTables } from './copy-tables.js'
import { createPrivate } from './files.js'
import { Refusal } from './refusal.js'
import { sealFirst } from './seal-first.js'
import { tablesOf } from './tables.js'
import { withPostgres, withSqlite } from './with-database.js'

export async function takeCopy(environment: Environment, path: string): Promise<void> {
  createPrivate(path)
  if (environment.DATABASE_URL) await copyPostgres(environment, environment.DATABASE_URL, path)
  else await copySqlite(environment, path)
}

async function copySqlite(environment: Environment, path: string): Promise<void> {
  const database = sqlitePathOf(environment.dataDir)
  if (!existsSync(database)) throw new Refusal(`There is no database: ${database} doesn't exist.`)
  await withSqlite(database, 'read', async (source) => {
    await requireThisVersion(source, source.createQueryRunner())
    await withSqlite(database, 'write', (writer) => sealFirst(environment, writer))
    await source.query('VACUUM INTO ?', [path])
  })
}

const copyPostgres = (environment: Environment, url: string, path: string): Promise<void> =>
  withPostgres(url, 'gatehouse backup', (source) =>
    withSqlite(path, 'write', async (copy) => {
      await migrate(copy)
      await requireThisVersion(source, source.createQueryRunner())
      await sealFirst(environment, source)
      await inSnapshot(source, (from) => fill(from, copy))
    }),
  )

async function fill(from: EntityManager, copy: DataSource): Promise<void> {
  // A file that a kill leaves halfway is never taken for a backup, and it is synced once, at the end.
  await copy.query('PRAGMA synchronous = OFF')
  await copy.query('BEGIN')
  // Triggers keep what the product writes; here each row comes from the source, and once.
  const triggers: { name: string; sql: string }[] = await copy.query(
    `SELECT "name", "sql" FROM "sqlite_master" WHERE "type" = 'trigger'`,
  )
  for (const { name } of triggers) await copy.query(`DROP TRIGGER "${name}"`)
  await copyTables(from, copy.manager, await tablesOf(copy.manager))
  for (const { sql } of triggers) await copy.query(sql)
  await copy.query('COMMIT')
}

async function inSnapshot(source: DataSource, work: (manager: EntityManager) => Promise<void>): Promise<void> {
  const runner = source.createQueryRunner()
  try {
    await requireThisVersion(source, runner)
    await runner.startTransaction('REPEATABLE READ')
    await runner.query('SET TRANSACTION READ ONLY')
    await work(runner.manager)
    await runner.commitTransaction()
  } finally {
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined)
    await runner.release()
  }
}
