import type { AddressInfo } from 'node:net'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { clock } from '#contract/clock.js'
import { readAppSecret } from '../../api/src/platform/config/app-secret.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { createApp } from '../../api/src/create-app.js'
import { Database } from '../../api/src/platform/database/database.js'
import { SecurityPolicy } from '../../api/src/people/security-policy/security-policy.entity.js'
import { call, type CallableApi } from './calls.js'
import { readDescription } from './description.js'
import { followLooks } from './followed-looks.js'
import { count } from './native/profile.mjs'
import type { NewDatabase } from './new-database.js'
import { waitLonger } from './longer-waits.js'
import { given, migratedDatabase, startedDatabase } from './started-database.js'
import { entities } from '../../api/src/process/entities.js'

export interface TestApi extends CallableApi {
  url: string
  app: NestFastifyApplication
  database: Database
  settings: NodeJS.ProcessEnv
  close(): Promise<void>
  /** For a test that has closed the app itself, to look at what it left. */
  remove(): Promise<void>
}

/** Under https staff need a second factor, which is what few tests are about: those take this away. */
const letStaffIn = (database: Database): Promise<unknown> =>
  database.write((manager) =>
    manager.upsert(
      SecurityPolicy,
      { policyID: 'installation', staffSecondFactor: 'optional', requiredFrom: null, updatedAt: clock.now() },
      ['policyID'],
    ),
  )

/** What a first start writes depends on these. */
const firstStartReads = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'APP_SECRET',
  'LEDGER_LINES',
  'PUBLIC_URL',
  'FIRST_PLAN_DISPUTE_FEES',
]

async function databaseFor(overrides: NodeJS.ProcessEnv): Promise<NewDatabase> {
  // The test has made its own, and removes it.
  if (overrides.DATA_DIR) return { settings: {}, remove: async () => {} }
  return firstStartReads.some((name) => name in overrides) ? migratedDatabase() : startedDatabase()
}

/** The real API on a real database, listening on a free port; `build` may add to it before its routes are registered. */
export async function startApi(
  overrides: NodeJS.ProcessEnv = {},
  build: typeof createApp = createApp,
): Promise<TestApi> {
  count('starts')
  const { settings, remove } = await databaseFor(overrides)
  const all = { ...given, ...settings, ...overrides }
  const environment = readEnvironment(all)
  const database = await Database.open(environment, entities)
  const app = await build(environment, readAppSecret(environment), database)
  followLooks(app)
  waitLonger(app, database)
  if (environment.isHttps) await letStaffIn(database)
  await app.listen(0, '127.0.0.1')
  const { port } = app.getHttpServer().address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  await readDescription(url)
  return letGoOnceClosed({ url, app, database, settings: all, call: (...args) => call(url, ...args) }, remove)
}

/** Node keeps each test file loaded, with the API in its variables, so a closed API drops its app and database. */
function letGoOnceClosed(open: Omit<TestApi, 'close' | 'remove'>, removeDatabase: () => Promise<void>): TestApi {
  const remove = async () => {
    await removeDatabase()
    Object.assign(api, { app: undefined, database: undefined })
  }
  const close = async () => {
    await api.app.close()
    await remove()
  }
  const api: TestApi = { ...open, close, remove }
  return api
}
