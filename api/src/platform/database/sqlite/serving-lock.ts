import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { CannotOpenDatabase } from '../data-source.js'

const name = 'serving.lock'

/** A second server would trust its cache of rights while the first changes them; the lock goes with the process. */
export async function lockFolder(dataDir: string): Promise<void> {
  const file = await open(join(dataDir, name), dataDir)
  if (!file) return
  const fault = await new Promise<Error | null>((resolve) =>
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE', resolve),
  )
  if (!fault) return void held.add(file)
  file.close()
  if ((fault as { code?: string }).code !== 'SQLITE_BUSY') return
  throw new CannotOpenDatabase(
    `Another Gatehouse is serving ${dataDir}. Stop it first, give this one another DATA_DIR, or let both share a PostgreSQL.`,
  )
}

// Nothing else refers to them, and a collected one would give its lock back.
const held = new Set<sqlite3.Database>()

function open(path: string, folder: string): Promise<sqlite3.Database | null> {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch {
    return Promise.resolve(null)
  }
  return new Promise((resolve) => {
    const file: sqlite3.Database = new sqlite3.Database(path, (error) => resolve(error ? null : file))
  })
}
