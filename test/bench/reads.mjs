// `npm run bench:reads`: payments at a steady pace, alone and beside 20 callers who ask for nothing but the dearest reads, by
// turns in one run, on SQLite and on a PostgreSQL of its own. RESULTS.md keeps a whole run; `-- --engine=sqlite` and
// `-- --payments=30000` print.
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inRoot } from '../../libs/launch/paths.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { forgetSettings } from '../support/settings.mjs'
import { startServer } from './against-floor/processes.mjs'
import { keep, machine, tableOf, today } from './against-floor/report.mjs'
import { openProduct, settingsOf } from './against-floor/world.mjs'
import { beginFilling, fill } from './growth/fill.mjs'
import { openWriter as openPostgres } from './growth/into-postgres.mjs'
import { openWriter as openSqlite } from './growth/into-sqlite.mjs'
import { buildReaders, dearest, startReaders } from './reads/readers.mjs'
import { payAtPace, percentile } from './reads/payments.mjs'

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const engines = option('engine')?.split(',') ?? ['sqlite', 'postgres']
const payments = Number(option('payments') ?? 200_000)
const callers = 20
const plan = {
  rounds: Number(process.env.BENCH_ROUNDS ?? 3),
  seconds: Number(process.env.BENCH_SECONDS ?? 20),
  perSecond: 20,
}

const buildWorld = async (settings, folder) => {
  const product = await openProduct(settings)
  const writer = settings.DATABASE_URL ? await openPostgres(settings.DATABASE_URL) : openSqlite(product.database)
  const rows = await beginFilling(product.database, product.senders, payments)
  const diskBefore = statfsSync(folder).bavail
  await fill({ writer, payments: rows, folder, diskBefore }, 0, payments, false)
  await writer.settle()
  const readers = await buildReaders(product.call, product.senders.staffToken, callers)
  await writer.close()
  await product.app.close()
  return { ...product.senders, readers }
}

const turnOf = async (server, world, isBeside) => {
  const stopReading = isBeside ? startReaders(server.url, world.readers) : () => []
  // Beside callers who ask all the time, not in the moment in which twenty of them connect at once.
  await pause(2_000)
  const times = await payAtPace(server.url, world.accessToken, plan)
  return { times, counts: await stopReading() }
}

const measure = async (engine, folder, postgres) => {
  const settings = settingsOf(folder, postgres ? postgres.url : undefined)
  const world = await buildWorld(settings, folder)
  console.error(`${engine}: ${payments} payments written`)
  // As `npm start` starts it.
  const env = { ...settings, UV_THREADPOOL_SIZE: '8' }
  const server = await startServer(inRoot('dist', 'server', 'main.js'), env)
  const found = { alone: [], beside: [], counts: [] }
  try {
    await payAtPace(server.url, world.accessToken, { ...plan, seconds: 5 })
    for (let round = 0; round < plan.rounds; round += 1) {
      found.alone.push(...(await turnOf(server, world, false)).times)
      const { times, counts } = await turnOf(server, world, true)
      found.beside.push(...times)
      found.counts.push(...counts)
      console.error(`${engine}: round ${round + 1} of ${plan.rounds}`)
    }
  } finally {
    await server.stop()
  }
  return found
}

const ms = (value) => Number(value.toPrecision(3))
const rowOf = (engine, { alone, beside }) => ({
  engine,
  payments: alone.length,
  'p50 alone, ms': ms(percentile(alone, 50)),
  'p99 alone, ms': ms(percentile(alone, 99)),
  'p50 beside, ms': ms(percentile(beside, 50)),
  'p99 beside, ms': ms(percentile(beside, 99)),
  'p99 ratio': (percentile(beside, 99) / percentile(alone, 99)).toFixed(2),
})

/** How many of each read were answered, and how. */
const readsOf = (engine, { counts }) =>
  Object.keys(dearest).map((read) => {
    const own = counts.filter((one) => one.read === read)
    const of = (test) => own.filter(({ status }) => test(status)).length
    const answered = own.filter(({ status }) => status < 300).map((one) => one.ms)
    return {
      ...{ engine, read, answered: answered.length },
      'p50, ms': answered.length > 0 ? ms(percentile(answered, 50)) : '',
      'told to wait (429)': of((status) => status === 429),
      'too dear (422)': of((status) => status === 422),
      others: of((status) => status >= 300 && status !== 429 && status !== 422),
    }
  })

const benchEngine = async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))
  const postgres = engine === 'postgres' && (await startPostgres())
  try {
    return [engine, await measure(engine, folder, postgres)]
  } finally {
    if (postgres) postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

forgetSettings()
// A payment waits for the disk on both engines.
process.env.TEST_POSTGRES_FSYNC = '1'
const results = []
for (const engine of engines) results.push(await benchEngine(engine))
const pace = `${plan.perSecond} payments a second, ${plan.rounds} rounds of ${plan.seconds} s by turns`
const heading = `\`npm run bench:reads\` on ${today()}, ${machine}; ${payments.toLocaleString('en-US')} payments in the books, ${callers} callers, ${pace}.`
const text = [
  heading,
  tableOf(results.map(([engine, found]) => rowOf(engine, found))),
  tableOf(results.flatMap(([engine, found]) => readsOf(engine, found))),
].join('\n\n')
console.log(text)
if (!option('engine') && !option('payments')) keep(text, 'npm run bench:reads')
