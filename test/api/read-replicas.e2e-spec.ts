import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { EntityManager } from 'typeorm'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { idempotencyKey, paymentInput } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { countLists } from '../support/list-counts.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { type ReplicatedPostgres, startReplicatedPostgres } from '../support/replicated-postgres.mjs'
import { startApi, type TestApi } from '../support/test-api.js'
import { entities } from '../../api/src/process/entities.js'
import { until } from '../support/until.js'

const rounds = process.env.TEST_LONG ? 500 : 50

// Two of the product on one PostgreSQL with a standby. The second one, in this process, reads lists of both.
let servers: ReplicatedPostgres
let standby: pg.Client
let first: Gatehouse
let second: TestApi
let merchant: Merchant
let folder: string
beforeAll(async () => {
  servers = await startReplicatedPostgres()
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-read-replicas-'))
  const { url: DATABASE_URL, standbyUrl: DATABASE_REPLICA_URLS } = servers
  const settings = { DATABASE_URL, APP_SECRET: randomBytes(32).toString('hex'), RATE_LIMIT_SCALE: '1000' }
  first = await startGatehouse({ ...settings, DATA_DIR: folder })
  second = await startApi({ ...settings, DATABASE_REPLICA_URLS })
  merchant = await buildMerchant(second)
  standby = await connectToStandby()
})
afterAll(async () => {
  // What has not started, because something before it failed, must not keep the rest from ending.
  await standby?.end()
  await first?.end('SIGTERM')
  await second?.close()
  servers?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function connectToStandby(): Promise<pg.Client> {
  const client = new pg.Client(servers.standbyUrl)
  // It is stopped under us.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const metrics = async () => (await fetch(`${second.url}/metrics`)).text()

const since = <T>(work: () => Promise<T>) => countLists(second.url, work)

async function list(query = ''): Promise<{ transactionID: string }[]> {
  const { status, body } = await merchant.get(`/transactions?${query}`)
  expect(status).toBe(200)
  return body.items
}

let orders = 0

/** A payment through one process, then at once the list through the other; how long the list took. */
async function payAndList(): Promise<number> {
  const reference = `Order ${(orders += 1)}`
  const call = { token: merchant.accessToken, body: paymentInput({ reference }), headers: idempotencyKey() }
  const { status, body } = await first.call('POST', '/transactions', call)
  const { transactionID } = body
  expect(status).toBe(201)
  const askedAt = performance.now()
  expect(await list(`reference=${encodeURIComponent(reference)}`)).toMatchObject([{ transactionID }])
  return performance.now() - askedAt
}

async function payAndListOften(times: number, atOnce = 1): Promise<number[]> {
  const took: number[] = []
  const lane = async () => {
    for (let round = 0; round < times / atOnce; round += 1) took.push(await payAndList())
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return took.sort((one, other) => one - other)
}

const isReadOnReplica = () =>
  second.database.list(async (manager) => {
    const [{ isReplica }] = await manager.query('SELECT pg_is_in_recovery() AS "isReplica"')
    return isReplica
  })

const toldOf = (name: string, took: number[], seen: object) =>
  console.info(
    `${name}: ${took.length} payments each in the next list, of another process; it took ` +
      `${took[took.length >> 1]?.toFixed(1)} ms, at most ${took.at(-1)?.toFixed(1)} ms; ${JSON.stringify(seen)}`,
  )

/** Until lists come from the replica again. */
const untilUsed = () =>
  until(
    async () => (await since(() => list())).seen.replica,
    (count) => count > 0,
    270_000,
  )

/** All of them, and perhaps one that somebody else asked for meanwhile. */
const expectOnPrimary = (seen: Awaited<ReturnType<typeof since>>['seen'], lists: number) =>
  expect({ replica: seen.replica, hasAll: seen.failed >= lists }).toEqual({ replica: 0, hasAll: true })

describe('a list, with a read replica', () => {
  it('is read there, and shows each payment that was acknowledged before, also by another process', async () => {
    const { result, seen } = await since(() => payAndListOften(rounds, 5))
    toldOf('A standby that follows', result, seen)
    expect(seen.replica).toBeGreaterThan(0)
    // The count is ours; PostgreSQL says it as well.
    expect(await isReadOnReplica()).toBe(true)
  })

  it('waits for a replica that is a little behind', async () => {
    await standby.query(`ALTER SYSTEM SET recovery_min_apply_delay = '15ms'`)
    await standby.query('SELECT pg_reload_conf()')
    const { result, seen } = await since(() => payAndListOften(rounds, 5))
    toldOf('A standby 15 ms behind', result, seen)
    expect(seen.replica).toBeGreaterThan(0)
    await standby.query('ALTER SYSTEM RESET recovery_min_apply_delay')
    await standby.query('SELECT pg_reload_conf()')
    await untilUsed()
  })

  it('is read on the primary while the replica stands still, and does not wait for it each time', async () => {
    await standby.query('SELECT pg_wal_replay_pause()')
    await until(
      async () => (await standby.query('SELECT pg_get_wal_replay_pause_state() AS "state"')).rows[0].state,
      (state) => state === 'paused',
    )
    const { result, seen } = await since(() => payAndListOften(20))
    toldOf('A standby that stands still', result, seen)
    expect([seen.replica, seen.behind > 0]).toEqual([0, true])
    expect(Math.min(...result)).toBeLessThan(5_000)
    expect(await metrics()).toMatch(/^gatehouse_replica_lag_bytes\{replica="127\.0\.0\.1:\d+"\} [1-9]\d*$/m)
    await standby.query('SELECT pg_wal_replay_resume()')
    await untilUsed()
  })

  it.each([
    ['one that is down, and one that follows', ['down', 'standby'], true],
    ['the database itself, which is no replica', ['primary'], false],
    ['another database of the standby', ['another'], false],
  ])('starts with %s, and reads where it may', async (_what, names, isReplica) => {
    const another = new URL(servers.standbyUrl)
    another.pathname = '/template1'
    const urls: Record<string, string> = {
      down: 'postgres://postgres@127.0.0.1:9/postgres',
      standby: servers.standbyUrl,
      primary: servers.url,
      another: another.href,
    }
    const DATABASE_REPLICA_URLS = names.map((name) => urls[name]).join()
    const database = await Database.open(readEnvironment({ ...second.settings, DATABASE_REPLICA_URLS }), entities)
    const read = (manager: EntityManager) => manager.query('SELECT pg_is_in_recovery() AS "isReplica"')
    const lists = await Promise.all(Array.from({ length: 4 }, () => database.list(read)))
    await database.onApplicationShutdown()
    expect(lists).toEqual(lists.map(() => [{ isReplica }]))
  })

  it('refuses what it always refuses, and the replica stays in use', async () => {
    const { result, seen } = await since(async () => [
      (await merchant.get('/transactions?cursor=no-cursor')).status,
      await list(),
    ])
    expect(result[0]).toBe(422)
    expect(seen.failed).toBe(0)
    await untilUsed()
  })
})

describe('a read replica that fails', () => {
  it('in the midst of a list: nobody notices', async () => {
    await untilUsed()
    let calls = 0
    const read = () =>
      second.database.list(async (manager) => {
        const [{ pid, isReplica }] = await manager.query(
          'SELECT pg_backend_pid() AS "pid", pg_is_in_recovery() AS "isReplica"',
        )
        calls += 1
        if (calls === 1) await standby.query('SELECT pg_terminate_backend($1)', [pid])
        await manager.query('SELECT 1')
        return isReplica
      })
    const { result, seen } = await since(read)
    expect(result).toBe(false)
    expectOnPrimary(seen, 1)
    expect(calls).toBe(2)
    await untilUsed()
  })

  // As a machine does whose network is gone: nothing is refused, nothing is answered.
  if (process.env.TEST_LONG)
    it('is waited for a moment once, when it does not answer any more', async () => {
      const { rows } = await standby.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'gatehouse'
         UNION ALL SELECT SPLIT_PART(pg_read_file('postmaster.pid'), E'\\n', 1)::int`,
      )
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP')
      const { result, seen } = await since(() => payAndListOften(20))
      for (const { pid } of rows) process.kill(pid, 'SIGCONT')
      toldOf('A standby that hangs', result, seen)
      expectOnPrimary(seen, 20)
      expect(result.at(-1)).toBeLessThan(5_000)
      expect(Math.min(...result)).toBeLessThan(1_000)
      await untilUsed()
    })

  it('is left out while it is down, takes no process out, and is used again when it came back', async () => {
    servers.stopStandby()
    const { result, seen } = await since(() => payAndListOften(10))
    toldOf('A standby that is down', result, seen)
    expectOnPrimary(seen, 10)
    expect((await fetch(`${second.url}/health/ready`)).status).toBe(200)
    expect(await metrics()).not.toContain('gatehouse_replica_lag_bytes{')
    await servers.startStandby()
    await untilUsed()
    await payAndList()
  })

  // Stands last: there is no way back.
  it('is not asked again once it was promoted, whatever is written there', async () => {
    standby = await connectToStandby()
    await standby.query('SELECT pg_promote(true, 60)')
    await standby.query(`UPDATE "transactions" SET "status" = 'failed'`)
    const { result, seen } = await since(() => payAndListOften(10))
    toldOf('A standby that was promoted', result, seen)
    expectOnPrimary(seen, 10)
    expect(await list('status=failed')).toEqual([])
  })
})
