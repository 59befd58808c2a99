// Three processes of the built product behind HAProxy, and the next version of it: the same one with a migration more.
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { inRoot, root } from '../../libs/launch/paths.mjs'
import { Program, until } from './programs.mjs'
import { fakeTime } from './parts.mjs'

const admin = { email: 'admin@gatehouse.test', password: 'a-long-admin-password' }
const startMs = 120_000

const main = (folder) => join(folder, 'dist', 'api', 'src', 'main.js')

export class Gatehouses {
  #setUp
  #version = root

  constructor(setUp) {
    this.#setUp = setUp
    const { path, certificate } = setUp.makeCertificate()
    const address = setUp.address(10)
    // Ports below 1024 are root's, and so are many files.
    const more = [
      ['maxconn 10000', 'maxconn 1000'],
      ['/etc/haproxy/pay.example.com.pem', path],
      ['bind :80\n', `bind ${address}:8080\n`],
      ['bind :443 ', `bind ${address}:8443 `],
    ]
    const folder = setUp.folderOf('balancer')
    const file = setUp.write('haproxy.cfg', { at: 'balancer', more })
    this.haproxy = new Program('haproxy', folder, ['/usr/sbin/haproxy', '-db', '-f', file], { user: setUp.user })
    this.agent = new Agent({ keepAlive: true, maxSockets: 64, ca: certificate })
    this.processes = []
  }

  /** One after the other, because the first one migrates. */
  async start() {
    for (const number of [1, 2, 3]) this.processes.push(await this.startOne(number))
    this.haproxy.start()
  }

  get version() {
    return { folder: this.#version, environment: this.environment(1) }
  }

  environment(number) {
    const at = `gatehouse-${number}`
    const written = this.#setUp.environment('failover/gatehouse.env', { machine: number, at: 'gatehouse' })
    const settings = { ...written, HOST: this.#setUp.address(10 + number), DATA_DIR: this.#setUp.folderOf(at) }
    return {
      ...settings,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT_SCALE: '10000',
      LOG_LEVEL: 'error',
    }
  }

  async startOne(number, { clock } = {}) {
    const folder = this.#setUp.folderOf(`gatehouse-${number}`)
    const moved = clock && {
      LD_PRELOAD: fakeTime(),
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    }
    const env = { ...this.environment(number), ...moved }
    const command = [process.execPath, '--enable-source-maps', main(this.#version)]
    const program = new Program(`gatehouse-${number}`, folder, command, { env }).start()
    await until(
      `gatehouse-${number} is ready: ${program.log}`,
      async () => {
        if (program.hasEnded) program.start()
        return (await fetch(`http://${env.HOST}:3000/health/ready`, { signal: AbortSignal.timeout(2_000) })).ok
      },
      startMs,
    )
    return program
  }

  async replace(number, signal, options) {
    await this.processes[number - 1].end(signal, 60_000)
    this.processes[number - 1] = await this.startOne(number, options)
  }

  /** What a process takes the time for, in whole seconds. */
  async timeOf(number) {
    const answer = await fetch(`http://${this.environment(number).HOST}:3000/health/live`)
    return Date.parse(answer.headers.get('date'))
  }

  /** What is started from now on has a table and a column more. */
  makeNextVersion() {
    const folder = this.#setUp.folderOf('next')
    cpSync(inRoot('dist'), join(folder, 'dist'), { recursive: true })
    cpSync(inRoot('package.json'), join(folder, 'package.json'))
    if (!existsSync(join(folder, 'node_modules'))) symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'))
    const list = join(folder, 'dist', 'api', 'src', 'platform', 'database', 'migrations.js')
    const text = readFileSync(list, 'utf8')
    const longer = text.replace(/(const migrations = \[[\s\S]*?)\n\];/, '$1,\n    NextVersion9999999999999\n];')
    if (longer === text) throw new Error(`${list} is not the list of migrations any more`)
    writeFileSync(list, `${nextMigration}${longer}`)
    this.#version = folder
  }

  /** One try through HAProxy; undefined when nobody answered. */
  call(method, path, { token, body, key, timeoutMs = 10_000 } = {}) {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      host: 'pay.example.com',
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    }
    const to = { host: this.#setUp.address(10), port: 8443, servername: 'pay.example.com', agent: this.agent }
    return new Promise((resolve) => {
      const asked = request(
        { ...to, method, path: `/api${path}`, headers, signal: AbortSignal.timeout(timeoutMs) },
        (answer) => {
          const chunks = []
          answer.on('data', (chunk) => chunks.push(chunk))
          answer.on('error', () => resolve(undefined))
          answer.on('end', () => resolve(read(answer, Buffer.concat(chunks).toString())))
        },
      )
      asked.on('error', () => resolve(undefined))
      asked.end(text)
    })
  }

  async end() {
    await this.haproxy.end('SIGTERM', 5_000)
    await Promise.all(this.processes.map((program) => program.end('SIGTERM')))
    this.agent.destroy()
  }
}

function read({ statusCode: status, headers }, text) {
  try {
    return { status, headers, body: text ? JSON.parse(text) : undefined }
  } catch {
    return { status, headers, body: undefined }
  }
}

const nextMigration = `class NextVersion9999999999999 {
  name = 'NextVersion9999999999999'
  async up(runner) {
    await runner.query('ALTER TABLE "transactions" ADD COLUMN "ofTheNextVersion" varchar')
    await runner.query('CREATE TABLE "next_version" ("id" varchar PRIMARY KEY)')
  }
}
`
