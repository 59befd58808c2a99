import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import pg from 'pg'
import { readAppSecret } from '../../api/src/config/app-secret.js'
import { readEnvironment } from '../../api/src/config/environment.js'
import { createApp } from '../../api/src/create-app.js'
import { Database } from '../../api/src/database/database.js'
import { readDescription, requireDescribed } from './description.js'

export const adminEmail = 'admin@gatehouse.test'
export const adminPassword = 'a-long-admin-password'

export interface Answer {
  status: number
  /** Whatever the API answered; a wrong shape fails the expectation that reads it. */
  body: ReturnType<typeof JSON.parse>
  headers: Headers
}

export interface CallOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface TestApi {
  url: string
  app: NestFastifyApplication
  database: Database
  settings: NodeJS.ProcessEnv
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  close(): Promise<void>
}

/** The API in this process, or in one of its own. */
export type CallableApi = Pick<TestApi, 'call'>

/** A database of its own, on the engine that TEST_ENGINE names, and what removes it again. */
export async function newDatabase(): Promise<{ settings: NodeJS.ProcessEnv; remove: () => Promise<void> }> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'gatehouse-test-'))
  const removeDir = () => rm(DATA_DIR, { recursive: true, force: true })
  if (process.env.TEST_ENGINE !== 'postgres') return { settings: { DATA_DIR }, remove: removeDir }
  const name = `test_${randomBytes(8).toString('hex')}`
  const maintenanceUrl = process.env.TEST_DATABASE_URL
  if (!maintenanceUrl) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL; `npm test` sets both')
  await inMaintenance(maintenanceUrl, `CREATE DATABASE ${name}`)
  const url = new URL(maintenanceUrl)
  url.pathname = `/${name}`
  const remove = async () => {
    await inMaintenance(maintenanceUrl, `DROP DATABASE ${name} WITH (FORCE)`)
    await removeDir()
  }
  return { settings: { DATA_DIR, DATABASE_URL: url.href }, remove }
}

async function inMaintenance(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** The real API on a real database, listening on a free port; `build` may add to it before its routes are registered. */
export async function startApi(
  overrides: NodeJS.ProcessEnv = {},
  build: typeof createApp = createApp,
): Promise<TestApi> {
  const { settings, remove } = await newDatabase()
  const all = {
    LOG_LEVEL: 'error',
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    PORT: '0',
    RATE_LIMIT_SCALE: '1000',
    ...settings,
    ...overrides,
  }
  const environment = readEnvironment(all)
  const database = await Database.open(environment)
  const app = await build(environment, readAppSecret(environment), database)
  await app.listen(0, '127.0.0.1')
  const { port } = app.getHttpServer().address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  await readDescription(url)
  const close = async () => {
    await app.close()
    await remove()
  }
  return { url, app, database, settings: all, call: (...args) => call(url, ...args), close }
}

export async function call(url: string, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  const { token, body, headers } = options
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? (body as string | undefined) : JSON.stringify(body),
  })
  const text = await answer.text()
  const whole = { status: answer.status, headers: answer.headers, body: text === '' ? undefined : readJson(text) }
  await requireDescribed(method, path, whole)
  return whole
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
