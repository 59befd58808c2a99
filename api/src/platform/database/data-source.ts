import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { DataSource, type DataSourceOptions } from 'typeorm'
import { unitMaxMs } from '#contract/limits.js'
import { dearReadsMax } from '#contract/read-limits.js'
import type { Environment } from '../config/environment.js'
import { Foundation1763726400000 } from './migrations/202511211200-foundation.js'
import { Events1763737200000 } from './migrations/202511211500-events.js'
import { Money1763737800000 } from './migrations/202511211510-money.js'
import { Webhooks1763738400000 } from './migrations/202511211520-webhooks.js'
import { PaymentLinks1763739000000 } from './migrations/202511211530-payment-links.js'
import { StaffLists1763743200000 } from './migrations/202511211640-staff-lists.js'
import { Retention1763758800000 } from './migrations/202511212100-retention.js'
import { ClientSummary1763769600000 } from './migrations/202511220000-client-summary.js'
import { UnloggedLimits1763771400000 } from './migrations/202511220030-unlogged-limits.js'
import { Verifications1763805600000 } from './migrations/202511221000-verifications.js'
import { Takeover1763806200000 } from './migrations/202511221010-takeover.js'
import { StaffAccounts1763806800000 } from './migrations/202511221020-staff-accounts.js'
import { KnownDevices1763807400000 } from './migrations/202511221030-known-devices.js'
import type { ListConnections } from './lanes.js'
import { RevokedTokens1763808600000 } from './migrations/202511221050-revoked-tokens.js'
import { InFlightBy1763811600000 } from './migrations/202511221140-in-flight-by.js'
import { Logins1763815020000 } from './migrations/202511221237-logins.js'
import { Processors1763815800000 } from './migrations/202511221250-processors.js'
import { ApiUserLimits1763817000000 } from './migrations/202511221310-api-user-limits.js'
import { LoginFactors1763820000000 } from './migrations/202511221400-login-factors.js'
import { Proofs1763821000000 } from './migrations/202511221416-proofs.js'
import { Passkeys1763822000000 } from './migrations/202511221433-passkeys.js'
import { StepUp1763823000000 } from './migrations/202511221450-step-up.js'
import { SecurityPolicy1763823060000 } from './migrations/202511221451-security-policy.js'
import { ClientMembers1763824000000 } from './migrations/202511221506-client-members.js'
import { RefundLimits1763824500000 } from './migrations/202511221515-refund-limits.js'
import { TransactionActors1763824560000 } from './migrations/202511221516-transaction-actors.js'
import { IdentityProviders1763825000000 } from './migrations/202511221523-identity-providers.js'
import { Modes1763826000000 } from './migrations/202511221540-modes.js'
import { ProcessorAccounts1763827020000 } from './migrations/202511221557-processor-accounts.js'
import { PaymentAttempts1763827080000 } from './migrations/202511221558-payment-attempts.js'
import { ReceivedNotices1763827140000 } from './migrations/202511221559-received-notices.js'
import { Routing1763827200000 } from './migrations/202511221600-routing.js'
import { PaymentsAway1763828000000 } from './migrations/202511221613-payments-away.js'
import { CheckoutSessions1763829000000 } from './migrations/202511221630-checkout-sessions.js'
import { DisputeEvidence1763830000000 } from './migrations/202511221646-dispute-evidence.js'
import { Requirements1763840000000 } from './migrations/202511221933-requirements.js'
import { NamingClient } from './postgres/postgres-client.js'
import { PostgresLists } from './postgres/postgres-lists.js'
import { preparingDriver } from './sqlite/prepared-sqlite.js'
import { asideDriver } from './sqlite/sqlite-aside.js'
import { SqliteLists } from './sqlite/sqlite-lists.js'

const OPEN_READONLY = 1

export type Entities = (new () => object)[]

export class CannotOpenDatabase extends Error {}

const common = {
  migrations: [
    Foundation1763726400000,
    Events1763737200000,
    Money1763737800000,
    Webhooks1763738400000,
    PaymentLinks1763739000000,
    StaffLists1763743200000,
    Retention1763758800000,
    ClientSummary1763769600000,
    UnloggedLimits1763771400000,
    Verifications1763805600000,
    Takeover1763806200000,
    StaffAccounts1763806800000,
    KnownDevices1763807400000,
    RevokedTokens1763808600000,
    InFlightBy1763811600000,
    Logins1763815020000,
    Processors1763815800000,
    ApiUserLimits1763817000000,
    LoginFactors1763820000000,
    Proofs1763821000000,
    Passkeys1763822000000,
    StepUp1763823000000,
    SecurityPolicy1763823060000,
    ClientMembers1763824000000,
    RefundLimits1763824500000,
    TransactionActors1763824560000,
    IdentityProviders1763825000000,
    Modes1763826000000,
    ProcessorAccounts1763827020000,
    PaymentAttempts1763827080000,
    ReceivedNotices1763827140000,
    Routing1763827200000,
    PaymentsAway1763828000000,
    CheckoutSessions1763829000000,
    DisputeEvidence1763830000000,
    Requirements1763840000000,
  ],
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
  const aside: DataSourceOptions = {
    ...common,
    entities,
    type: 'sqlite',
    database,
    driver: asideDriver,
    migrations: [],
  }
  const dear = Array.from({ length: dearReadsMax }, () => new DataSource(aside).initialize())
  return new SqliteLists(await openSqliteReader(database, entities), await Promise.all(dear))
}

export async function openOwnReader(environment: Environment, entities: Entities): Promise<DataSource> {
  const { DATABASE_URL, DATABASE_PREPARED_STATEMENTS: isPrepared, dataDir } = environment
  if (!DATABASE_URL) return openSqliteFile(sqlitePathOf(dataDir), 'read', entities)
  return openPostgres(DATABASE_URL, entities, {
    isPrepared,
    migrations: [],
    poolSize: 1,
    applicationName: ownReaderName,
  })
}

type PostgresOptions = Partial<Extract<DataSourceOptions, { type: 'postgres' }>> & { isPrepared?: boolean }

export const servingName = 'gatehouse'
export const listenerName = 'gatehouse listener'
const ownReaderName = 'gatehouse verification'

// Said once connected: a pooler refuses start-up parameters that it does not know.
const endIdleUnits = (client: pg.Client) => client.query(`SET idle_in_transaction_session_timeout = ${unitMaxMs}`)

export async function openPostgres(
  url: string,
  entities: Entities,
  options: PostgresOptions = {},
): Promise<DataSource> {
  const { isPrepared = true, ...others } = options
  const { applicationName = servingName } = others
  // `extra` goes to the pool; with it a unit sends a write without waiting for the answer to the one before.
  const onConnect = (client: pg.Client) => {
    // Statements on a lost connection fail by themselves; without a listener the loss would end the process.
    client.on('error', () => undefined)
    return applicationName === servingName ? endIdleUnits(client) : undefined
  }
  const extra = { ...(isPrepared && { Client: NamingClient }), pipeline: true, onConnect }
  const pool = { url, poolSize: 10, connectTimeoutMS: 5_000, applicationName, extra }
  try {
    return await new DataSource({ ...common, entities, ...pool, ...others, type: 'postgres' }).initialize()
  } catch (error) {
    throw new CannotOpenDatabase(`Cannot reach the PostgreSQL of DATABASE_URL: ${reasonOf(error)}`)
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
    return await new DataSource({
      ...common,
      entities,
      type: 'sqlite',
      database,
      driver: preparingDriver,
      busyTimeout: 1_000,
      ...flags,
    }).initialize()
  } catch (error) {
    throw new CannotOpenDatabase(`Cannot open ${database}: ${reasonOf(error)}`)
  }
}

const served = { ...common, type: 'sqlite', enableWAL: true, busyTimeout: 10_000, driver: preparingDriver } as const

async function openSqlite(dataDir: string, entities: Entities) {
  const database = sqlitePathOf(dataDir)
  const writer = new DataSource({ ...served, entities, database })
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    await writer.initialize()
    await writer.query('PRAGMA synchronous = FULL')
    return { reader: await openSqliteReader(database, entities), writer }
  } catch (error) {
    throw new CannotOpenDatabase(`Cannot open the database in DATA_DIR (${dataDir}): ${reasonOf(error)}`)
  }
}

async function openSqliteReader(database: string, entities: Entities): Promise<DataSource> {
  const reader = await new DataSource({ ...served, entities, database, migrations: [] }).initialize()
  await reader.query('PRAGMA query_only = ON')
  return reader
}

// A refused connection to several addresses is an AggregateError without a message of its own.
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message || error.name : String(error)
}
