import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { DataSource, DataSourceOptions } from 'typeorm'
import { unitMaxMs } from '#contract/limits.js'
import { databaseAnswerMaxMs, dearReadsMax } from '#contract/read-limits.js'
import type { Environment } from '../config/environment.js'
import { connect, type Entities } from './connect.js'
import type { ListConnections } from './lanes.js'
import { migrations } from './migrations.js'
import { NamelessClient, NamingClient } from './postgres/postgres-client.js'
import { PostgresLists } from './postgres/postgres-lists.js'
import { preparingDriver } from './sqlite/prepared-sqlite.js'
import { asideDriver } from './sqlite/sqlite-aside.js'
import { SqliteLists } from './sqlite/sqlite-lists.js'

const OPEN_READONLY = 1

export class CannotOpenDatabase extends Error {}

const common = {
  migrations,
  migrationsTransactionMode: 'all',
  synchronize: false,
  // TypeORM's default drops an undefined condition, and so matches every row: a leak across merchants.
  invalidWhereValuesBehavior: { null: 'throw', undefined: 'throw' },
} satisfies Partial<DataSourceOptions>

/** PostgreSQL has a pool for reading too: a unit that waits for a read outside it must not wait for its own kind. */
export async function openDataSources(
  environment: Environment,
  entities: Entities,
): Promise<{ reader: DataSource; writer: DataSource }> {
  const { DATABASE_URL, DATABASE_PREPARED_STATEMENTS: isPrepared, dataDir } = environment
  if (!DATABASE_URL) return openSqlite(dataDir, entities)
  const writer = await openPostgres(DATABASE_URL, entities, { isPrepared })
  try {
    return { reader: await openPostgres(DATABASE_URL, entities, { isPrepared, migrations: [] }), writer }
  } catch (error) {
    await writer.destroy()
    throw error
  }
}

const quickLists = 4

export async function openLists(environment: Environment, entities: Entities): Promise<ListConnections> {
  const { DATABASE_URL, DATABASE_PREPARED_STATEMENTS: isPrepared, dataDir } = environment
  if (DATABASE_URL) {
    const poolSize = quickLists + dearReadsMax
    return new PostgresLists(
      await openPostgres(DATABASE_URL, entities, { isPrepared, migrations: [], poolSize }),
      quickLists,
    )
  }
  const database = sqlitePathOf(dataDir)
  const aside = { ...common, entities, type: 'sqlite' as const, database, driver: asideDriver, migrations: [] }
  const dear = Array.from({ length: dearReadsMax }, () => connect(aside))
  return new SqliteLists(await openSqliteReader(database, entities), await Promise.all(dear))
}

// A process at the lowest priority may get no turn for a while on a busy machine, in the middle of connecting too.
const niceConnectMaxMs = 120_000

export async function openOwnReader(environment: Environment, entities: Entities): Promise<DataSource> {
  const { DATABASE_URL, DATABASE_PREPARED_STATEMENTS: isPrepared, dataDir } = environment
  if (!DATABASE_URL) return openSqliteFile(sqlitePathOf(dataDir), 'read', entities)
  return openPostgres(DATABASE_URL, entities, {
    isPrepared,
    migrations: [],
    poolSize: 1,
    applicationName: ownReaderName,
    connectTimeoutMS: niceConnectMaxMs,
  })
}

/** Of its own, because a statement of a migration may take as long as it needs. */
export const openForMigrations = (
  { DATABASE_PREPARED_STATEMENTS: isPrepared }: Environment,
  url: string,
  entities: Entities,
): Promise<DataSource> => openPostgres(url, entities, { isPrepared, poolSize: 3, applicationName: migrationName })

const connectMaxMs = 5_000

type PostgresOptions = Partial<Extract<DataSourceOptions, { type: 'postgres' }>> & { isPrepared?: boolean }

export const servingName = 'gatehouse'
export const listenerName = 'gatehouse listener'
const ownReaderName = 'gatehouse verification'
const migrationName = 'gatehouse migration'

// Said once connected: a pooler refuses start-up parameters that it does not know.
const endIdleUnits = (client: pg.Client) => client.query(`SET idle_in_transaction_session_timeout = ${unitMaxMs}`)

/** How long a call waits for a connection: `connect_timeout` of the address, in seconds, as PostgreSQL's own programs read it. */
export function connectMsOf(url: string): number {
  const seconds = Number(new URL(url).searchParams.get('connect_timeout'))
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : connectMaxMs
}

export async function openPostgres(
  url: string,
  entities: Entities,
  options: PostgresOptions = {},
): Promise<DataSource> {
  const { isPrepared = true, ...others } = options
  const { applicationName = servingName } = others
  const isServing = applicationName === servingName
  // `extra` goes to the pool; with it a unit sends a write without waiting for the answer to the one before.
  const onConnect = (client: pg.Client) => {
    // Statements on a lost connection fail by themselves; without a listener the loss would end the process.
    client.on('error', () => undefined)
    return isServing ? endIdleUnits(client) : undefined
  }
  // A server that is stopped, or whose network is cut, keeps its connections and answers nothing: they are given up.
  const patience = isServing && { query_timeout: databaseAnswerMaxMs }
  const extra = {
    Client: isPrepared ? NamingClient : NamelessClient,
    pipeline: true,
    onConnect,
    keepAlive: true,
    ...patience,
  }
  const pool = { url, poolSize: 10, connectTimeoutMS: connectMsOf(url), applicationName, extra }
  try {
    return await connect({ ...common, ...pool, ...others, entities, type: 'postgres' })
  } catch (error) {
    throw new CannotOpenDatabase(`Can't reach PostgreSQL at DATABASE_URL: ${reasonOf(error)}`)
  }
}

export const sqlitePathOf = (dataDir: string): string => join(dataDir, 'gatehouse.sqlite')

export async function openSqliteFile(
  database: string,
  access: 'read' | 'write',
  entities: Entities,
): Promise<DataSource> {
  const flags = access === 'read' ? { flags: OPEN_READONLY } : {}
  try {
    return await connect({
      ...common,
      entities,
      type: 'sqlite',
      database,
      driver: preparingDriver,
      busyTimeout: 1_000,
      ...flags,
    })
  } catch (error) {
    throw new CannotOpenDatabase(`Can't open ${database}: ${reasonOf(error)}`)
  }
}

const served = { ...common, type: 'sqlite', enableWAL: true, busyTimeout: 10_000, driver: preparingDriver } as const

async function openSqlite(dataDir: string, entities: Entities) {
  const database = sqlitePathOf(dataDir)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    const writer = await connect({ ...served, entities, database })
    await writer.query('PRAGMA synchronous = FULL')
    // Erased personal data must not remain in free pages of the file.
    await writer.query('PRAGMA secure_delete = ON')
    return { reader: await openSqliteReader(database, entities), writer }
  } catch (error) {
    throw new CannotOpenDatabase(`Can't open the database in DATA_DIR (${dataDir}): ${reasonOf(error)}`)
  }
}

async function openSqliteReader(database: string, entities: Entities): Promise<DataSource> {
  const reader = await connect({ ...served, entities, database, migrations: [] })
  await reader.query('PRAGMA query_only = ON')
  return reader
}

// A refused connection to several addresses is an AggregateError without a message of its own.
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message || error.name : String(error)
}
