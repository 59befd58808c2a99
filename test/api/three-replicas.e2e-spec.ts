import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { clock } from '#contract/clock.js'
import { verifyChain } from '../../api/src/platform/audit/verify-chain.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { verifyLedger } from '../../api/src/money/book-verification/verify-ledger.js'
import { WebhookAttempt } from '../../api/src/webhooks/deliveries/webhook-attempt.entity.js'
import { WebhookDelivery } from '../../api/src/webhooks/deliveries/webhook-delivery.entity.js'
import { Balancer } from '../support/balancer.js'
import { buildApiUser, buildClient } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { MixedLoad } from '../support/mixed-load.js'
import { buildReviewer } from '../support/reviewer.js'
import { call, type CallableApi } from '../support/calls.js'
import { newDatabase } from '../support/new-database.js'
import { until } from '../support/until.js'
import { WebhookReceiver } from '../support/webhook-receiver.js'
import { buildEndpoint } from '../support/webhooks.js'
import { entities } from '../../api/src/process/entities.js'

const rounds = process.env.TEST_LONG ? 5 : 1
const paymentsBetween = process.env.TEST_LONG ? 300 : 15

/** What all replicas share, and nothing else: each has a folder of its own, as on machines of their own. */
async function replicaSettings() {
  const { settings, remove } = await newDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-replicas-'))
  let started = 0
  const shared = {
    DATABASE_URL: settings.DATABASE_URL,
    APP_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_SCALE: '1000',
    WEBHOOK_ALLOW_PRIVATE: '1',
    // A second signal ends it.
    SHUTDOWN_DRAIN_SECONDS: '600',
  }
  const next = () => ({ ...shared, DATA_DIR: join(folder, String(++started)) })
  const removeAll = () => Promise.all([remove(), rm(folder, { recursive: true, force: true })])
  return { next, removeAll }
}

const threeReplicas = () => {
  let settings: Awaited<ReturnType<typeof replicaSettings>>
  const receiver = new WebhookReceiver()
  const balancer = new Balancer()
  const running: Gatehouse[] = []
  let database: Database | undefined
  let load: MixedLoad | undefined
  beforeAll(async () => {
    settings = await replicaSettings()
    await Promise.all([receiver.start(), balancer.start()])
  })
  afterAll(async () => {
    await load?.stop()
    await database?.onApplicationShutdown()
    await Promise.all(running.map((replica) => Promise.all([replica.end('SIGTERM'), replica.end('SIGKILL')])))
    await Promise.all([receiver.stop(), balancer.stop()])
    await settings.removeAll()
  })

  async function start(): Promise<void> {
    const replica = await startGatehouse(settings.next())
    running.push(replica)
    balancer.add(replica.url)
  }
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const replica = running.shift() as Gatehouse
    const ended = replica.end(signal)
    if (signal === 'SIGTERM') {
      await balancer.drained(replica.url)
      void replica.end('SIGTERM')
    }
    const { code } = await ended
    balancer.remove(replica.url)
    return code
  }

  it('lose nothing, double nothing and refuse nothing while they are killed and replaced', async () => {
    // All at once on an empty database: one migrates and makes the first administrator, the others find it done.
    await Promise.all([start(), start(), start()])
    const api: CallableApi = { call: (...args) => call(balancer.url, ...args) }
    database = await Database.open(readEnvironment(settings.next()), entities)
    const client = await buildClient(api)
    const { accessToken } = await buildApiUser(api, client)
    await buildEndpoint(api, client, receiver.url(), ['transaction.succeeded'])
    const reviewer = await buildReviewer(api)
    load = new MixedLoad(balancer.url, client, accessToken).start()

    for (let round = 0; round < rounds; round += 1) {
      await load.paid(paymentsBetween)
      await expectEverywhere(running, reviewer, load)
      const cutBefore = balancer.cut
      await end('SIGKILL')
      await Promise.all([load.paid(paymentsBetween), start()])
      const cutByKill = balancer.cut - cutBefore
      // A rolling restart of those that have lived through it.
      for (let turn = 0; turn < 2; turn += 1) {
        const [code] = await Promise.all([end('SIGTERM'), start()])
        expect(code).toBe(0)
      }
      await load.paid(5)
      expect([balancer.failures, balancer.cut - cutBefore]).toEqual([[], cutByKill])
    }
    await letTimePass(database)
    await load.stop()
    expect(load.unexpected).toEqual([])
    await expectWhole(database, load, receiver)
    console.info(
      `${balancer.answered} requests over three replicas, ${rounds} killed, ${rounds * 2} replaced: ` +
        `${load.payments.size} payments once each, ${receiver.received.length} webhooks, ${balancer.cut} cut by the kill, 0 failed`,
    )
  }, 600_000)
}

// `replicas` holds the second of the promise; here three processes under load share two cores with other tests, and the limit is for what hangs.
const everywhereMs = process.env.TEST_LONG ? 1_000 : 120_000

/** A right given through one of them counts in every request that any of them gets a little later. */
async function expectEverywhere(
  replicas: Gatehouse[],
  { token, grant, revoke }: Awaited<ReturnType<typeof buildReviewer>>,
  load: MixedLoad,
): Promise<void> {
  for (const [change, status] of [
    [grant, 200],
    [revoke, 403],
  ] as const) {
    await change()
    const changedAt = performance.now()
    await Promise.all(
      replicas.map(async (replica) => {
        for (;;) {
          const askedAt = performance.now()
          const answer = await replica.call('GET', '/clients/pending', { token })
          if (answer.status === status) return
          if (askedAt - changedAt > everywhereMs)
            return load.unexpected.push(`${replica.url} still answers ${answer.status}`)
          await pause(20)
        }
      }),
    )
  }
}

/** What a killed process held is looked at after ten seconds, and its deliveries after a minute: they pass. */
async function letTimePass(database: Database): Promise<void> {
  await database.write(async (manager) => {
    await manager.query('UPDATE "transactions" SET "dueAt" = 1 WHERE "inFlight" IS NOT NULL')
    await manager.query(
      `UPDATE "webhook_deliveries" SET "nextAttemptAt" = 1 WHERE "claimedAt" < ${clock.time() - 2_000}`,
    )
  })
}

async function expectWhole(database: Database, load: MixedLoad, receiver: WebhookReceiver): Promise<void> {
  const recorded = await load.recorded()
  expect(recorded).toEqual(new Map([...load.payments].map(([key, id]) => [key, [id]])))
  const { entries, fault } = await verifyLedger(database)
  expect([entries, fault]).toEqual([load.payments.size * 3, null])
  expect((await verifyChain(database.read)).fault).toBeNull()
  const rest = await until(
    () => database.read.countBy(WebhookDelivery, { outcome: 'pending' }),
    (count) => count === 0,
    270_000,
  )
  expect(rest).toBe(0)
  const ids = receiver.received.map(({ headers }) => String(headers['webhook-id']))
  expect(new Set(ids).size).toBe(load.payments.size)
  // At least once: what a killed process had sent without saying so is the only thing that may come again.
  const interrupted = await database.read
    .createQueryBuilder(WebhookAttempt, 'attempt')
    .where('attempt.error LIKE :what', { what: 'The process %ended during%' })
    .getCount()
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(interrupted)
}

describe('three replicas behind a balancer', threeReplicas)
