// `npm run simulate -- --seed 7 [--postgres]`: a day of payments, codes, captures, refunds, lost answers and disputes against
// a real process on a real database, with kill -9 and restarts in between. Afterwards every acknowledged answer must be
// there, every call that was cut off is resolved once, and the ledger is clean. A seed that fails prints itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { Random } from '../support/random.ts'
import { startPostgres } from '../support/postgres.mjs'
import { prepareMerchants, staffTokenFor } from './merchants.mjs'
import { Server } from './server.mjs'
import { work } from './steps.mjs'
import { World } from './world.mjs'

const callers = 6

const { values } = parseArgs({
  options: { seed: { type: 'string' }, rounds: { type: 'string', default: '5' }, postgres: { type: 'boolean' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
const random = new Random(seed)

/** While the process is down time passes: for calls in flight always, for payers and merchants who wait sometimes. */
const timePasses = () => [
  'UPDATE "transactions" SET "dueAt" = 1 WHERE "inFlight" IS NOT NULL',
  `UPDATE "refunds" SET "dueAt" = 1 WHERE "status" = 'pending'`,
  'UPDATE "sandbox_disputes" SET "dueAt" = 1',
  ...(random.chance(0.3)
    ? ['UPDATE "transactions" SET "expiresAt" = 1, "dueAt" = 1 WHERE "inFlight" IS NULL AND "expiresAt" IS NOT NULL']
    : []),
]

async function round(world, number) {
  const stopping = new AbortController()
  const working = Array.from({ length: callers }, (_, caller) =>
    work(world, new Random(seed * 10_000 + number * 100 + caller), stopping.signal),
  )
  await Promise.race([pause(random.one([150, 300, 600, 900]) + random.next() * 300), Promise.all(working)])
  await (random.chance(0.8) ? world.server.end('SIGKILL') : stop(world, stopping, working))
  stopping.abort()
  await Promise.all(working)
  await world.server.write(timePasses())
  await world.server.start()
  world.staffToken = await staffTokenFor(world.server)
  await world.resolve()
  for (const payment of world.payments.values()) await world.checkPayment(payment)
}

async function stop(world, stopping, working) {
  const ended = world.server.end('SIGTERM')
  stopping.abort()
  await Promise.all([...working, ended])
}

async function settle(world) {
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(200)) {
    const lists = world.merchants.map(({ token }) =>
      world.server.call('GET', '/transactions?status=processing', { token }),
    )
    if ((await Promise.all(lists)).every(({ body }) => body.items.length === 0)) return
  }
  throw new Error('Something is processing for ever')
}

async function simulate(settings) {
  const server = new Server({
    ...settings,
    SETTLEMENT_DELAY_SECONDS: String(seed % 2),
    REFUND_KEEPS_FEE: String(seed % 3 === 0 ? 1 : 0),
  })
  try {
    await server.start()
    const world = new World(server, await prepareMerchants(server, seed), seed)
    world.staffToken = await staffTokenFor(server)
    for (let number = 0; number < Number(values.rounds); number += 1) await round(world, number)
    await server.end('SIGTERM')
    await server.write(timePasses())
    await server.start()
    await settle(world)
    for (const payment of world.payments.values()) await world.checkPayment(payment)
    for (const answer of world.answers) await world.replay(answer)
    await server.end('SIGTERM')
    return `${JSON.stringify(world.counts)} ${await server.verify()}`
  } finally {
    await server.end('SIGKILL')
  }
}

async function onPostgres(folder, run) {
  const own = process.env.TEST_DATABASE_URL ? undefined : await startPostgres()
  const url = new URL(process.env.TEST_DATABASE_URL ?? own.url)
  const name = `simulate_${seed}_${Date.now()}`
  const maintain = async (statement) => {
    const client = new pg.Client(process.env.TEST_DATABASE_URL ?? own.url)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  try {
    await maintain(`CREATE DATABASE ${name}`)
    url.pathname = `/${name}`
    const result = await run({ DATA_DIR: folder, DATABASE_URL: url.href })
    await maintain(`DROP DATABASE ${name} WITH (FORCE)`)
    return result
  } finally {
    own?.stop()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-simulate-'))
const startedAt = performance.now()
try {
  const result = await (values.postgres ? onPostgres(folder, simulate) : simulate({ DATA_DIR: folder }))
  console.log(`seed ${seed}: ${result} (${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`)
} catch (error) {
  console.error(`seed ${seed} failed:`, error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
