import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count } from './native/profile.mjs'

export interface NewDatabase {
  settings: NodeJS.ProcessEnv
  remove: () => Promise<void>
}

/** A database of its own, on the engine that TEST_ENGINE names, and what removes it again; `from`: a copy of one that nobody uses. */
export async function newDatabase(from?: NodeJS.ProcessEnv): Promise<NewDatabase> {
  count(from ? 'copies' : 'migrations')
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gatehouse-test-'))
  if (from?.DATA_DIR) await cp(from.DATA_DIR, DATA_DIR, { recursive: true })
  const removeDir = () => rm(DATA_DIR, { recursive: true, force: true })
  if (process.env.TEST_ENGINE !== 'postgres') return { settings: { DATA_DIR }, remove: removeDir }
  const name = `test_${randomBytes(8).toString('hex')}`
  const maintenanceUrl = process.env.TEST_DATABASE_URL
  if (!maintenanceUrl) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL; `npm test` sets both')
  await inMaintenance(maintenanceUrl, `CREATE DATABASE ${name}${from?.DATABASE_URL ? copyOf(from.DATABASE_URL) : ''}`)
  const url = new URL(maintenanceUrl)
  url.pathname = `/${name}`
  // On a busy machine a hundred calls at once may have to wait for a connection longer than the product lets them.
  url.searchParams.set('connect_timeout', '120')
  const remove = async () => {
    await inMaintenance(maintenanceUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    await removeDir()
  }
  return { settings: { DATA_DIR, DATABASE_URL: url.href }, remove }
}

// Copies the template's files. By default PostgreSQL writes each page to its log as well, which takes twice the processor time.
const copyOf = (url: string) => ` TEMPLATE ${new URL(url).pathname.slice(1)} STRATEGY FILE_COPY`

async function inMaintenance(url: string, statement: string): Promise<void> {
  // Most tests run on SQLite and need no driver.
  const { default: pg } = await import('pg')
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
