import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../../platform/config/command.js'
import type { Environment } from '../../platform/config/environment.js'
import { sqlitePathOf } from '../../platform/database/data-source.js'
import { checkDraft, draftPath } from './draft.js'
import { createPrivate, removeFile } from './files.js'
import { placeInPostgres } from './place-in-postgres.js'
import { whileAlone } from './place-in-sqlite.js'
import { Refusal } from './refusal.js'
import { commandLine } from '../../platform/config/command-line.js'

export async function migrateData(environment: Environment, args: string[]): Promise<void> {
  if (args.length > 0)
    throw new Refusal(`${commandLine('migrate:data')} uses the databases in DATA_DIR and at DATABASE_URL.`)
  if (!environment.DATABASE_URL) throw new Refusal('Set DATABASE_URL to the empty PostgreSQL database to move to.')
  const database = sqlitePathOf(environment.dataDir)
  if (!existsSync(database)) throw new Refusal(`There is nothing to move: ${database} doesn't exist.`)
  await move(environment, database)
  say(`Moved. ${database} hasn't changed, and isn't used while DATABASE_URL is set.`)
  if (environment.APP_SECRET === undefined)
    say(`Set APP_SECRET on every machine to the content of ${join(environment.dataDir, 'app-secret')}.`)
}

async function move(environment: Environment, database: string): Promise<void> {
  const draft = draftPath(environment)
  try {
    // Locked until the end: what a server wrote meanwhile would stay behind.
    await whileAlone(database, async (source) => {
      createPrivate(draft)
      await source.query('VACUUM INTO ?', [draft])
      await checkDraft(environment, draft, database)
      await placeInPostgres(environment, draft, false)
    })
  } finally {
    removeFile(draft)
  }
}
