// `npm run bench:growth`: the product's own tables with more and more payments in them, on SQLite and on a PostgreSQL of its
// own, whole and partitioned by month: bytes of each table and index, levels of the indexes, and what the statements that
// matter take. RESULTS.md and the page of the docs keep a whole run; `-- --rows=10000,30000` and `-- --engine=sqlite` print.
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Retention } from '../../dist/api/src/process/retention/retention.js'
import { startPostgres } from '../support/postgres.mjs'
import { forgetSettings } from '../support/settings.mjs'
import { openProduct, settingsOf } from './against-floor/world.mjs'
import { beginFilling, DiskIsFull, fill } from './growth/fill.mjs'
import { openWriter as openPostgres } from './growth/into-postgres.mjs'
import { openWriter as openSqlite } from './growth/into-sqlite.mjs'
import { convert, partitionByMonth } from './growth/partitions.mjs'
import { keepGrowth, showGrowth } from './growth/report.mjs'
import { sizesOf } from './growth/sizes.mjs'
import { timesOf, verifyRate } from './growth/statements.mjs'

const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const rows = option('rows')?.split(',').map(Number)
const steps = {
  sqlite: rows ?? [100_000, 300_000],
  postgres: rows ?? [100_000, 300_000, 1_000_000],
  'postgres by month': rows ?? [100_000, 300_000],
}
const engines = option('engine')?.split(',') ?? Object.keys(steps)
const day = 86_400_000

/** The first payments are as they are on their first day; then what the product removes with time is removed by its own worker. */
const sweep = async ({ app, database }, engine, writer) => {
  const before = await sizesOf(engine, writer.query)
  const startedAt = performance.now()
  const removed = await app.get(Retention, { strict: false }).removeOld(Date.now() + 61 * day)
  const perSecond = removed / ((performance.now() - startedAt) / 1_000)
  if (!(await database.read.query(`SELECT 1 FROM "events" WHERE "data" = '' LIMIT 1`)).length)
    throw new Error('The sweep emptied no event')
  await writer.settle()
  return { removed, perSecond, before, after: await sizesOf(engine, writer.query) }
}

const measure = async (engine, product, writer, payments, payment, cut) => {
  const startedAt = performance.now()
  await writer.settle()
  const settleMs = performance.now() - startedAt
  const [middle] = await writer.query(
    `SELECT "createdAt", "transactionID" FROM "transactions" WHERE "createdAt" >= ${payments.timeOf(payment / 2)}
     ORDER BY "createdAt" LIMIT 1`,
  )
  const place = [Number(middle.createdAt), middle.transactionID]
  const now = payments.timeOf(payment)
  const sizes = await sizesOf(engine, writer.query)
  const entriesPerSecond = await verifyRate(product.database, cut)
  const times = await timesOf({ ...product, now, middle: place })
  return { payments: payment, sizes, times, entriesPerSecond, settleMs }
}

const grow = async (engine, settings, folder) => {
  const product = await openProduct(settings)
  const writer = settings.DATABASE_URL ? await openPostgres(settings.DATABASE_URL) : openSqlite(product.database)
  const diskBefore = statfsSync(folder).bavail
  const results = { engine, steps: [] }
  try {
    const payments = await beginFilling(product.database, product.senders, steps[engine].at(-1))
    if (engine.endsWith('by month')) await partitionByMonth(writer, payments)
    let done = 0
    for (const count of steps[engine]) {
      const startedAt = performance.now()
      const cut = await fill({ writer, payments, folder, diskBefore }, done, count, done === 0)
      const filledMs = performance.now() - startedAt
      if (done === 0) results.sweep = await sweep(product, engine, writer)
      results.steps.push({ ...(await measure(engine, product, writer, payments, count, cut)), filledMs })
      console.error(`${engine}: ${count} payments written in ${(filledMs / 1_000).toFixed(0)} s and measured`)
      done = count
    }
    if (engine === 'postgres') {
      results.converted = { payments: done, seconds: await convert(writer) }
      const head = await writer.query('SELECT COUNT(*) AS "rows" FROM "transactions_first"')
      if (Number(head[0].rows) < done) throw new Error('Payments were lost when the tables were partitioned')
    }
  } catch (error) {
    if (!(error instanceof DiskIsFull)) throw error
    console.error(`${engine}: stopped, because ${error.message}`)
  } finally {
    await writer.close()
    await product.app.close()
  }
  return results
}

const growOn = async (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-bench-'))
  const postgres = engine !== 'sqlite' && (await startPostgres())
  try {
    return await grow(engine, settingsOf(folder, postgres ? postgres.url : undefined), folder)
  } finally {
    if (postgres) postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

forgetSettings()
// A payment waits for the disk on both engines.
process.env.TEST_POSTGRES_FSYNC = '1'
const results = []
for (const engine of engines) results.push(await growOn(engine))
console.log(showGrowth(results))
if (!rows && engines.length === Object.keys(steps).length) keepGrowth(results)
