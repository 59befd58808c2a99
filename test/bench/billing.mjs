// `npm run bench:billing`: a year of monthly subscriptions over a test clock, on SQLite and on a PostgreSQL of its own: seconds
// and CPU for each invoice. One in twenty has a card that is declined. `-- --subscriptions=100 --engine=sqlite` runs less.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../support/postgres.mjs'
import { forgetSettings } from '../support/settings.mjs'
import { settingsOf } from './against-floor/world.mjs'
import { openBilling } from './billing/world.mjs'

const { values } = parseArgs({
  options: {
    subscriptions: { type: 'string', default: '1000' },
    engine: { type: 'string', default: 'sqlite,postgres' },
  },
})
const count = Number(values.subscriptions)
const [from, to] = ['2027-01-31T09:00:00Z', '2028-01-31T09:00:00Z']

const measure = async (settings) => {
  const world = await openBilling(settings, from)
  try {
    await world.subscribe(count)
    const before = process.cpuUsage()
    const startedAt = performance.now()
    await world.advance(to)
    const seconds = (performance.now() - startedAt) / 1_000
    const { user, system } = process.cpuUsage(before)
    return { seconds, cpuSeconds: (user + system) / 1e6, ...(await world.invoices()) }
  } finally {
    await world.close()
  }
}

const show = (engine, { seconds, cpuSeconds, made, paid }) => {
  const perMinute = Math.round((made / seconds) * 60)
  const cpuMs = ((cpuSeconds * 1_000) / made).toFixed(1)
  console.log(
    `${engine}: ${count} subscriptions, ${made} invoices (${paid} paid) in ${seconds.toFixed(1)} s: ${perMinute} a minute, ${cpuMs} ms of our CPU each`,
  )
}

forgetSettings()
// A payment waits for the disk on both engines.
process.env.TEST_POSTGRES_FSYNC = '1'
for (const engine of values.engine.split(',')) {
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-billing-'))
  const server = engine === 'postgres' ? await startPostgres() : null
  try {
    show(engine, await measure(settingsOf(folder, server?.url)))
  } finally {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exit(0)
