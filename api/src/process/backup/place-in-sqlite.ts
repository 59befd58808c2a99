import { copyFileSync, existsSync, linkSync } from 'node:fs'
import type { DataSource } from 'typeorm'
import { clock } from '#contract/clock.js'
import { say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { sqlitePathOf } from '../../platform/database/data-source.js'
import { keepAs, removeFile, stampOf, sync } from './files.js'
import { Refusal } from './refusal.js'
import { withSqlite } from './with-database.js'

export async function placeInSqlite({ dataDir }: Environment, draft: string, replace: boolean): Promise<void> {
  const target = sqlitePathOf(dataDir)
  if (!existsSync(target)) {
    // A log without its database would be played into the new one.
    removeFile(target)
    return keepAs(draft, target)
  }
  await whileAlone(target, async (database) => {
    const [{ tables } = { tables: 0 }] = await database.query('SELECT COUNT(*) AS "tables" FROM "sqlite_master"')
    if (tables > 0 && !replace) throw new Refusal(`${target} already has a database. To replace it, add --replace`)
    // Writes the log into the file, so that the file alone is all of it.
    await database.query('PRAGMA journal_mode = DELETE')
    if (tables > 0) {
      const aside = `${target}.before-${stampOf(clock.now())}`
      setAside(target, aside)
      say(`The old database was kept as ${aside}.`)
    }
    keepAs(draft, target)
  })
}

export const whileAlone = (path: string, work: (database: DataSource) => Promise<void>): Promise<void> =>
  withSqlite(path, 'write', async (database) => {
    await database.query('PRAGMA locking_mode = EXCLUSIVE')
    await database.query('BEGIN EXCLUSIVE').catch((error: unknown) => {
      const isBusy = String((error as { code?: unknown }).code) === 'SQLITE_BUSY'
      throw new Refusal(isBusy ? `${path} is in use. Stop Gatehouse first.` : `${path} is not a SQLite database.`)
    })
    // An EXCLUSIVE lock stays after the commit, until the connection is closed.
    await database.query('COMMIT')
    await work(database)
  })

// A second name, so that at no moment is there no database.
function setAside(target: string, aside: string): void {
  try {
    linkSync(target, aside)
  } catch {
    copyFileSync(target, aside)
    sync(aside)
  }
}
