import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type AddressInfo, createServer } from 'node:net'

const folder = fileURLToPath(new URL('server/', import.meta.url))
const cli = fileURLToPath(new URL('server/node_modules/@medusajs/cli/cli.js', import.meta.url))
const run = promisify(execFile)
const startMs = 900_000

export const shopAdmin = { email: 'admin@shop.test', password: 'the password of this shop' }

export interface MedusaSettings {
  GATEHOUSE_URL: string
  API_KEY: string
  API_SECRET: string
  WEBHOOK_SECRET: string
  SHOP_URL: string
}

export interface MedusaServer {
  url: string
  said(): string
  stop(): Promise<void>
}

const databaseURL = () => {
  if (!process.env.TEST_DATABASE_URL) throw new Error('Medusa needs PostgreSQL; `npm test` sets TEST_DATABASE_URL')
  return new URL(process.env.TEST_DATABASE_URL)
}

async function inMaintenance(statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client(databaseURL().href)
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function answers(child: ChildProcess, url: string, said: () => string): Promise<void> {
  const until = performance.now() + startMs
  for (;;) {
    const answer = await fetch(`${url}/health`).catch(() => undefined)
    if (answer?.ok) return
    if (child.exitCode !== null || performance.now() > until) throw new Error(`Medusa did not start: ${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** The real server with a database of its own, migrated, with one administrator. */
export async function startMedusa(settings: MedusaSettings): Promise<MedusaServer> {
  const name = `medusa_${randomBytes(8).toString('hex')}`
  await inMaintenance(`CREATE DATABASE ${name}`)
  const database = databaseURL()
  database.pathname = `/${name}`
  const { PATH, HOME } = process.env
  const known = { PATH, HOME, NODE_ENV: 'production', MEDUSA_DISABLE_TELEMETRY: 'true', DATABASE_URL: database.href }
  const env = { ...known, ...settings }
  const limits = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }
  await run(process.execPath, [cli, 'db:migrate'], limits)
  await run(process.execPath, [cli, 'user', '-e', shopAdmin.email, '-p', shopAdmin.password], limits)
  const port = await freePort()
  const child = spawn(process.execPath, [cli, 'start', '-p', String(port)], { cwd: folder, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const ended = once(child, 'close')
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
    await inMaintenance(`DROP DATABASE ${name} WITH (FORCE)`)
  }
  try {
    await answers(child, url, () => said)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, said: () => said, stop }
}
