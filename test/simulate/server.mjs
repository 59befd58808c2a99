// The built product as a process that is killed, and the database that stays.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import sqlite3 from 'sqlite3'

const built = (path) => fileURLToPath(new URL(`../../dist/api/src/${path}`, import.meta.url))
const startMs = 60_000

export const admin = { email: 'admin@gatehouse.test', password: 'a-long-admin-password' }

export class Server {
  #settings
  #child
  #said = ''
  url = ''

  constructor(settings) {
    this.#settings = settings
  }

  get #env() {
    const fixed = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '10000',
    }
    return { ...fixed, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...this.#settings }
  }

  async start() {
    this.#said = ''
    let said = ''
    const child = spawn(process.execPath, [built('main.js')], { env: this.#env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (this.#said += text))
    for (const until = Date.now() + startMs; !/^ {2}API .*\n/m.test(said); await pause(10)) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`Gatehouse did not start: ${said}${this.#said}`)
    }
    this.url = /Site\s+(\S+?)\/\n/.exec(said)[1]
  }

  async end(signal) {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'close')
    if (signal === 'SIGTERM' && child.exitCode !== 0) throw new Error(`Gatehouse ended badly: ${this.#said}`)
  }

  /** undefined: nobody answered, because the process is gone. */
  async call(method, path, { token, body, key } = {}) {
    try {
      const answer = await fetch(`${this.url}/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await answer.text()
      if (answer.status === 503 && !text.includes('"code"')) return undefined
      return {
        status: answer.status,
        body: text && JSON.parse(text),
        isReplay: answer.headers.has('idempotency-replayed'),
      }
    } catch {
      return undefined
    }
  }

  /** `npm run ledger:verify`: throws what it finds. */
  async verify() {
    const child = spawn(process.execPath, [built('process/verification/ledger-command.js')], { env: this.#env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(said)
    return said.trim()
  }

  /** Writes into the database while the process is down: time passes. */
  async write(statements) {
    const { DATA_DIR, DATABASE_URL } = this.#settings
    if (DATABASE_URL) {
      const client = new pg.Client(DATABASE_URL)
      await client.connect()
      for (const statement of statements) await client.query(statement)
      return client.end()
    }
    const database = new sqlite3.Database(join(DATA_DIR, 'gatehouse.sqlite'))
    const run = (name, ...parts) =>
      new Promise((resolve, reject) => database[name](...parts, (error) => (error ? reject(error) : resolve())))
    for (const statement of statements) await run('run', statement)
    await run('close')
  }
}
