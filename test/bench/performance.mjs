// `npm run bench`: the product beside a floor, a bare node:http server on the same Node with the same driver and SQL, by turns in
// the same run, on SQLite and on a PostgreSQL of its own. RESULTS.md keeps a whole run; `-- --only=list,create` prints these
// workloads alone, `-- --engine=sqlite` one engine, `-- --small-rows` asks for five fields of each listed payment.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inRoot } from '../../libs/launch/paths.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { forgetSettings } from '../support/settings.mjs'
import { weighFirstVisits } from './against-floor/first-visit.mjs'
import { compare, median } from './against-floor/load.mjs'
import { startServer } from './against-floor/processes.mjs'
import { heading, keep, keepMeasured, machine, tableOf, today } from './against-floor/report.mjs'
import { workloadsFor } from './against-floor/workloads.mjs'
import { buildWorld, settingsOf } from './against-floor/world.mjs'

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const only = option('only')?.split(',')
const smallRows = process.argv.includes('--small-rows')
const engines = option('engine')?.split(',') ?? ['sqlite', 'postgres']
const plan = { rounds: Number(process.env.BENCH_ROUNDS ?? 5), seconds: Number(process.env.BENCH_SECONDS ?? 2) }
const starts = 5
const files = {
  product: inRoot('dist', 'server', 'main.js'),
  floor: inRoot('test', 'bench', 'against-floor', 'floor-server.mjs'),
}
const wants = (name) => !only || only.includes(name)
const round = (value) => Number(value.toPrecision(3))

const rowOf = (engine, title, { product, floor, ratio }) => ({
  workload: title,
  engine,
  'product /s': Math.round(product.perSecond),
  'floor /s': Math.round(floor.perSecond),
  ratio: ratio.toFixed(2),
  'CPU ms each': round(product.cpu),
  'floor CPU ms': round(floor.cpu),
  'CPU ratio': (floor.cpu / product.cpu).toFixed(2),
  'p50 ms': round(product.p50),
  'p99 / p50': (product.p99 / product.p50).toFixed(1),
  'floor p99 / p50': (floor.p99 / floor.p50).toFixed(1),
})

/** The product's own database, and a copy of it for the floor, so that both write into the same. */
const sqliteWorld = async (folder) => {
  const [own, other] = [join(folder, 'product'), join(folder, 'floor')]
  const senders = await buildWorld(settingsOf(own))
  cpSync(own, other, { recursive: true })
  return { senders, product: settingsOf(own), floor: settingsOf(other) }
}

const postgresWorld = async (folder, url) => {
  const named = (name) => Object.assign(new URL(url), { pathname: `/${name}` }).href
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query('CREATE DATABASE product')
  const settings = settingsOf(join(folder, 'product'), named('product'))
  const senders = await buildWorld(settings)
  await admin.query('CREATE DATABASE floor TEMPLATE product')
  await admin.query('CHECKPOINT')
  await admin.end()
  return { senders, product: settings, floor: { ...settings, DATABASE_URL: named('floor') } }
}

const startsOf = async (engine, { product, floor, senders }) => {
  const times = { product: [], floor: [] }
  const idle = { product: [], floor: [] }
  for (let turn = 0; turn < starts; turn += 1) {
    for (const [name, env] of Object.entries({ product, floor: floorEnv(floor, senders) })) {
      const server = await startServer(files[name], env)
      await pause(1_500)
      times[name].push(server.startedInMs)
      idle[name].push(server.megabytes())
      await server.stop()
    }
  }
  return [
    figure('start-up, ms', engine, median(times.product), median(times.floor)),
    figure('idle memory, MiB', engine, median(idle.product), median(idle.floor)),
  ]
}

const figure = (name, engine, product, floor) => ({
  figure: name,
  engine,
  product: Math.round(product),
  floor: Math.round(floor),
  ratio: (product / floor).toFixed(2),
})

const floorEnv = (env, { clientID, apiUserID }, productUrl) => ({
  ...env,
  FLOOR_CALLER: JSON.stringify({ clientID, apiUserID }),
  ...(productUrl && { PRODUCT_URL: productUrl }),
})

const runLoads = async (engine, world, results) => {
  const product = await startServer(files.product, world.product)
  const floor = await startServer(files.floor, floorEnv(world.floor, world.senders, product.url))
  try {
    const floorToken = await (await fetch(`${floor.url}/floor-token`)).json()
    for (const [name, { title, ...requests }] of Object.entries(
      workloadsFor(world.senders, floorToken, { smallRows }),
    )) {
      if (!wants(name)) continue
      results.rates.push(rowOf(engine, title, await compare(plan, product, floor, requests)))
      console.error(`${engine}: ${title}, ratio ${results.rates.at(-1).ratio}`)
    }
    if (wants('start')) {
      results.figures.push(figure('memory after load, MiB', engine, product.megabytes(), floor.megabytes()))
    }
    if (wants('visit') && engine === engines[0]) {
      results.visits.push(...(await weighFirstVisits(product.url, ['/', '/client/login', '/admin/login'])))
    }
  } finally {
    await floor.stop()
    await product.stop()
  }
}

const benchEngine = async (engine, results) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))
  const postgres = engine === 'postgres' && (await startPostgres())
  try {
    const world = postgres ? await postgresWorld(folder, postgres.url) : await sqliteWorld(folder)
    if (wants('start')) results.figures.push(...(await startsOf(engine, world)))
    await runLoads(engine, world, results)
  } finally {
    if (postgres) postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

forgetSettings()
// A creation is durable on both engines: it waits for the disk.
process.env.TEST_POSTGRES_FSYNC = '1'
const results = { rates: [], figures: [], visits: [] }
for (const engine of engines) await benchEngine(engine, results)
const tables = [results.rates, results.figures, results.visits].filter((rows) => rows.length > 0).map(tableOf)
const text = [heading(plan), ...tables].join('\n\n')
console.log(text)
if (!only && !smallRows && engines.length === 2) {
  keep(text)
  const creations = results.rates.filter(({ workload }) => workload === 'durable creation of a transaction')
  const rates = creations.map((row) => ({ engine: row.engine, perSecond: row['product /s'] }))
  keepMeasured('payments', { date: today(), machine, rates })
}
