// `npm run bench:soak`: finds the most mixed calls a second that the product answers at 16 connections, then offers half of that
// for ten minutes, and says whether memory and p99 stay flat, nothing fails, webhooks keep up and the books are whole.
// SQLite, or `-- --engine=postgres`; `-- --minutes=1` prints a short one. RESULTS.md keeps those of ten minutes and more.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inRoot } from '../../libs/launch/paths.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { forgetSettings } from '../support/settings.mjs'
import { startServer } from './against-floor/processes.mjs'
import { keep, machine, tableOf, today } from './against-floor/report.mjs'
import { openProduct, settingsOf } from './against-floor/world.mjs'
import { beginFilling, fill } from './growth/fill.mjs'
import { openWriter as openPostgres } from './growth/into-postgres.mjs'
import { openWriter as openSqlite } from './growth/into-sqlite.mjs'
import { MixedCalls } from './soak/load.mjs'
import { verdictOf } from './soak/verdict.mjs'
import { Watch, walOf } from './soak/watch.mjs'

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const engine = option('engine') ?? 'sqlite'
const minutes = Number(option('minutes') ?? 10)
const steps = 10
// One endpoint has few places at a time: what it has not taken by the end it is given as long for as the run was.
const seconds = { warmUp: 5, most: 20, step: (minutes * 60) / steps, drain: 60 + minutes * 60 }
const paymentsBefore = 30_000

/** Payments of three years whose books are sound, so that all of them can be verified at the end. */
const buildWorld = async (settings, folder) => {
  const { app, database, senders } = await openProduct(settings)
  const writer = settings.DATABASE_URL ? await openPostgres(settings.DATABASE_URL) : openSqlite(database)
  const payments = await beginFilling(database, senders, paymentsBefore)
  const diskBefore = statfsSync(folder).bavail
  await fill({ writer, payments, folder, diskBefore }, 0, paymentsBefore, false)
  await writer.settle()
  await writer.close()
  await app.close()
  return senders
}

/** A merchant's server that takes every webhook. */
const startReceiver = async () => {
  const received = new Set()
  const server = createServer((request, response) => {
    received.add(request.headers['webhook-id'])
    request.resume().on('end', () => response.writeHead(204).end())
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => server.closeAllConnections() ?? server.close()
  return { received, url: `http://127.0.0.1:${server.address().port}/hooks`, stop }
}

const addEndpoint = async (url, { clientID, clientToken }, receiver) => {
  const answer = await fetch(`${url}/api/clients/${clientID}/webhook-endpoints`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${clientToken}` },
    body: JSON.stringify({ url: receiver.url, eventTypes: ['*'] }),
  })
  if (answer.status !== 201) throw new Error(`The endpoint was refused: ${answer.status} ${await answer.text()}`)
}

const percentile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? NaN

const soak = async (calls, watch, rate) => {
  const rows = []
  for (let step = 1; step <= steps; step += 1) {
    const times = []
    const failedBefore = calls.failed
    watch.take()
    await calls.atPace(rate, seconds.step, (ms) => times.push(ms))
    times.sort((one, other) => one - other)
    const spread = { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
    rows.push({ minute: step * (minutes / steps), answers: times.length, errors: calls.failed - failedBefore })
    Object.assign(rows.at(-1), spread, watch.take())
    console.error(
      JSON.stringify(rows.at(-1), (_, value) => (typeof value === 'number' ? Number(value.toFixed(1)) : value)),
    )
  }
  return rows
}

// The product keeps the state of its queues for some seconds: what it says later counts.
const stateIsOldMs = 6_000

/** Until every delivery is done with; answers how many are not, and how long that took. */
const drain = async (watch) => {
  const startedAt = performance.now()
  let doneAt = Infinity
  for (;;) {
    const { waiting } = await watch.look()
    const now = performance.now()
    doneAt = waiting === 0 ? Math.min(doneAt, now) : Infinity
    const tookSeconds = ((waiting === 0 ? doneAt : now) - startedAt) / 1_000
    if (now - doneAt > stateIsOldMs || now - startedAt > seconds.drain * 1_000) return { waiting, tookSeconds }
    await pause(500)
  }
}

const verifyBooks = (settings) => {
  const file = inRoot('dist', 'server', 'process', 'verification', 'ledger-command.js')
  const { status, stdout } = spawnSync(process.execPath, [file], { env: settings, encoding: 'utf8' })
  return { text: stdout.trim(), isGood: status === 0 }
}

const shown = (rows) =>
  tableOf(
    rows.map((row) => ({
      minute: row.minute.toFixed(1),
      answers: row.answers,
      errors: row.errors,
      'p50 ms': row.p50.toFixed(1),
      'p99 ms': row.p99.toFixed(1),
      'RSS MiB': Math.round(row.rss),
      'heap MiB, lowest': Math.round(row.heap),
      'outside the heap MiB': Math.round(row.native),
      'event loop p99 ms': row.loopMs.toFixed(0),
      'WAL MiB': row.wal.toFixed(1),
      'deliveries waiting': row.waiting,
      'oldest due s': row.oldestDue.toFixed(1),
    })),
  )

const runOn = async (settings, folder, client) => {
  const senders = await buildWorld(settings, folder)
  const receiver = await startReceiver()
  const product = await startServer(inRoot('dist', 'server', 'main.js'), settings)
  const calls = new MixedCalls(product.url, senders)
  let watch
  try {
    await addEndpoint(product.url, senders, receiver)
    await calls.asFastAsPossible(seconds.warmUp)
    const most = await calls.asFastAsPossible(seconds.most)
    watch = new Watch(product.url, walOf(folder, client))
    await drain(watch)
    const rate = Math.max(1, Math.floor(most / 2))
    console.error(`${engine}: at most ${Math.round(most)} calls a second; ${rate} from here on`)
    const rows = await soak(calls, watch, rate)
    const { waiting, tookSeconds } = await drain(watch)
    const verdicts = verdictOf(rows, minutes, calls.failed)
    // Two events a payment, each to one endpoint.
    const missing = calls.paid * 2 - receiver.received.size
    const told = `of ${calls.paid} payments ${receiver.received.size} webhooks arrived, ${missing} did not`
    const late = `the last ones ${tookSeconds.toFixed(0)} s after the last call`
    verdicts.push({ text: `${told}; ${late}`, isGood: waiting === 0 && missing === 0 })
    return { most, rate, rows, verdicts, errors: calls.errors }
  } finally {
    await watch?.stop()
    calls.close()
    await product.stop()
    receiver.stop()
  }
}

const report = ({ most, rate, rows, verdicts, errors }, books) => {
  const load = `${Math.round(most)} mixed calls a second at the most, ${rate} offered for ${minutes} min`
  const mark = (isGood) => (isGood === null ? 'not judged' : isGood ? 'good' : 'BAD')
  const sentences = [...verdicts, books].map(({ text, isGood }) => `- ${mark(isGood)}: ${text}`)
  const kinds = [...errors].map(([what, count]) => `- ${count} times: ${what}`)
  const name = `\`npm run bench:soak -- --engine=${engine}\``
  return [`${name} on ${today()}, ${machine}: ${load}.`, shown(rows), [...sentences, ...kinds].join('\n')].join('\n\n')
}

forgetSettings()
process.env.TEST_POSTGRES_FSYNC = '1'
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))
const postgres = engine === 'postgres' && (await startPostgres())
const client = postgres && new pg.Client({ connectionString: postgres.url })
const settings = { ...settingsOf(folder, postgres ? postgres.url : undefined), WEBHOOK_ALLOW_PRIVATE: '1' }
try {
  await client?.connect?.()
  const result = await runOn(settings, folder, client)
  const books = verifyBooks(settings)
  const text = report(result, books)
  console.log(text)
  if (minutes >= 10) keep(text, `npm run bench:soak -- --engine=${engine}`)
  process.exitCode = [...result.verdicts, books].some(({ isGood }) => isGood === false) ? 1 : 0
} finally {
  await client?.end?.()
  if (postgres) postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
