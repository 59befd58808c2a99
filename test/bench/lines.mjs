// `npm run bench:lines [-- --seconds 5 --delays 0,1,5 --processes 1,2,4,8]`: payments a second with 1 and with 16 lines of the ledger, by the number of
// processes and the delay between them and a PostgreSQL with a synchronous standby, and what its connections wait for.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startReplicatedPostgres } from '../support/replicated-postgres.mjs'

const numbers = (text) => text.split(',').map(Number)
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    delays: { type: 'string', default: '0,1,5' },
    processes: { type: 'string', default: '1,2,4,8' },
  },
})
const seconds = Number(values.seconds)
const clientCount = 64
const atOnce = 32
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-lines-'))
const here = (name) => new URL(`./lines/${name}`, import.meta.url)
const said = async (child) => (await once(child, 'message'))[0]

const ask = async (url, ...statements) => {
  const client = new pg.Client(url)
  await client.connect()
  for (const [text, parameters] of statements) await client.query(text, parameters)
  await client.end()
}

const startProcess = async (url, lines) => {
  const settings = { DATABASE_URL: url, LEDGER_LINES: String(lines), DATA_DIR: folder, LOG_LEVEL: 'silent' }
  const env = { ...process.env, ...settings, APP_SECRET: 'a'.repeat(40), ADMIN_PASSWORD: 'a-long-bench-password' }
  const child = fork(here('paying-process.mjs'), { env })
  await said(child)
  return child
}

const database = async (server, lines) => {
  const url = new URL(server.url)
  url.pathname = `/lines_${lines}`
  await ask(server.url, [`CREATE DATABASE lines_${lines}`])
  const first = await startProcess(url.href, lines)
  const { Client } = await import('../../dist/api/src/people/clients/client.entity.js')
  const { lineFor } = await import('../../dist/api/src/people/clients/client-line.js')
  const { newId } = await import('../../dist/api/src/platform/crypto/ids.js')
  const clients = Array.from({ length: clientCount }, () => newId('cli'))
  const insert = `INSERT INTO "clients" ("clientID", "name", "clientType", "emailAddress", "chargePercentageHundredths", "rateAskedBy", "status", "createdAt", "ledgerLine")
    VALUES ($1, $2, 'Company', $3, 250, 'staff', 'active', 1, $4)`
  const rows = clients.map((clientID) => [
    insert,
    [clientID, Client.name, `${clientID}@bench.test`, lineFor(clientID, lines)],
  ])
  await ask(url.href, ...rows)
  first.disconnect()
  await once(first, 'exit')
  return { url, clients, lines }
}

/** Three of what connections wait for, by how often they were seen to. */
const watchWaits = async (url, until) => {
  const client = new pg.Client(url)
  await client.connect()
  const counts = new Map()
  while (Date.now() < until) {
    const { rows } = await client.query(
      `SELECT "wait_event_type" || ':' || "wait_event" AS "wait" FROM pg_stat_activity
       WHERE "application_name" = 'gatehouse' AND "state" <> 'idle' AND "wait_event" IS NOT NULL`,
    )
    for (const { wait } of rows) counts.set(wait, (counts.get(wait) ?? 0) + 1)
    await pause(50)
  }
  await client.end()
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([wait]) => wait)
}

const measure = async ({ url, clients, lines }, delayMs, count) => {
  const proxy = fork(here('delay-proxy.mjs'), [url.port, String(delayMs)])
  const through = new URL(url)
  through.port = String(await said(proxy))
  const processes = await Promise.all(Array.from({ length: count }, () => startProcess(through.href, lines)))
  const until = Date.now() + (seconds + 1) * 1_000
  const answers = processes.map((child) => said(child))
  for (const child of processes) child.send({ clients, atOnce, until })
  const [waits, ...paid] = await Promise.all([watchWaits(url.href, until), ...answers])
  for (const child of [...processes, proxy]) child.disconnect()
  const failed = paid.reduce((sum, one) => sum + one.failed, 0)
  const perSecond = Math.round(paid.reduce((sum, one) => sum + one.paid, 0) / (seconds + 1))
  return { perSecond, failed, waits: waits.join(', ') }
}

const server = await startReplicatedPostgres()
try {
  await ask(server.url, [`ALTER SYSTEM SET synchronous_standby_names = '*'`], ['SELECT pg_reload_conf()'])
  const books = [await database(server, 1), await database(server, 16)]
  console.log(
    '| delay, ms | processes | 1 line /s | 16 lines /s | ratio | failed | first waits, 1 line | first waits, 16 lines |',
  )
  console.log(
    '| --------- | --------- | --------- | ----------- | ----- | ------ | ------------------- | --------------------- |',
  )
  for (const delay of numbers(values.delays))
    for (const count of numbers(values.processes)) {
      const [one, many] = [await measure(books[0], delay, count), await measure(books[1], delay, count)]
      const ratio = (many.perSecond / one.perSecond).toFixed(2)
      const cells = [
        delay,
        count,
        one.perSecond,
        many.perSecond,
        ratio,
        one.failed + many.failed,
        one.waits,
        many.waits,
      ]
      console.log(`| ${cells.join(' | ')} |`)
    }
} finally {
  server.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(0)
