// The built product as a process that is killed, and the database that stays.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import sqlite3 from 'sqlite3'
import { clock } from './clock.mjs'

const built = (path) => fileURLToPath(new URL(`../../dist/server/${path}`, import.meta.url))
/** For a process that hangs; a machine under load takes its time. */
const startMs = 300_000

export const admin = { email: 'admin@gatehouse.test', password: 'a-long-admin-password' }

/** Below those that connections get, so that no other program has taken it when the server starts again. */
async function freePort() {
  for (let port = 20_000 + (process.pid % 10_000); ; port += 1) {
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').catch(() => undefined)
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

export class Server {
  #settings
  #child
  #said = ''
  #port = 0
  url = ''

  constructor(settings) {
    this.#settings = settings
  }

  get #env() {
    const fixed = {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(this.#port),
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '10000',
      PROCESSOR_ALLOW_PRIVATE: '1',
      FIRST_PLAN_DISPUTE_FEES: 'none',
      // It starts many times.
      NODE_COMPILE_CACHE: join(tmpdir(), 'gatehouse-compiled'),
    }
    return { ...fixed, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ...clock.settings, ...this.#settings }
  }

  async start() {
    this.#said = ''
    // The same at each start: payments under way at a processor name the page that the payer returns to.
    this.#port ||= await freePort()
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

  /** What is there, of a process that is there: a server under load may say that it has no time now. */
  async get(path, token) {
    let answer
    for (const until = performance.now() + startMs; performance.now() < until; await pause(100)) {
      answer = await this.call('GET', path, { token })
      if (answer?.status === 200) return answer.body
      if (answer && answer.status < 500 && answer.status !== 429) break
    }
    throw new Error(`GET ${path}: ${JSON.stringify(answer)}`)
  }

  /** A day passes while it runs; nobody is signed in any more. */
  async passDay(token) {
    clock.passDay()
    this.#child.kill('SIGUSR2')
    while ((await this.call('GET', '/disputes?limit=1', { token }))?.status !== 401) await pause(20)
  }

  /** undefined: nobody answered, because the process is gone. A database that has no time just now is asked again. */
  async call(method, path, options = {}) {
    for (const until = performance.now() + startMs; ; await pause(200)) {
      const answer = await this.#callOnce(method, path, options)
      if (answer?.body?.code !== 'DATABASE_AWAY' || performance.now() > until) return answer
    }
  }

  async #callOnce(method, path, { token, body, key, type = 'application/json' }) {
    try {
      const answer = await fetch(`${this.url}/api${path}`, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': type }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
        body: typeof body === 'object' ? JSON.stringify(body) : body,
      })
      const text = await answer.text()
      if (answer.status === 503 && !text.includes('"code"')) return undefined
      return {
        status: answer.status,
        body: answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined,
        text,
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
  write(statements) {
    return this.#onDatabase(statements)
  }

  async read(statement) {
    return (await this.#onDatabase([statement]))[0]
  }

  async #onDatabase(statements) {
    const { DATA_DIR, DATABASE_URL } = this.#settings
    const answers = []
    if (DATABASE_URL) {
      const client = new pg.Client(DATABASE_URL)
      await client.connect()
      for (const statement of statements) answers.push((await client.query(statement)).rows)
      await client.end()
      return answers
    }
    const database = new sqlite3.Database(join(DATA_DIR, 'gatehouse.sqlite'))
    const run = (name, ...parts) =>
      new Promise((resolve, reject) =>
        database[name](...parts, (error, rows) => (error ? reject(error) : resolve(rows))),
      )
    for (const statement of statements) answers.push(await run('all', statement))
    await run('close')
    return answers
  }
}
