import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { CannotOpenDatabase } from '../data-source.js'

const name = 'serving.lock'

/**
 * One process serves a folder: a second one would keep what it remembers of rights while the first one changes them. The
 * lock is the operating system's, on a file of its own: it goes with the process, however that ends, and commands that
 * read or copy the database beside the server do not ask for it.
 */
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

// A folder that cannot be written to is explained when the database itself is opened.
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
