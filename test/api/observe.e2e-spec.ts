import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { createRequire } from 'node:module'
import { clock } from '#contract/clock.js'
import { readinessKeptMs, workerSilenceMaxMs } from '#contract/limits.js'
import { readEnvironment } from '../../api/src/platform/config/environment.js'
import { Database } from '../../api/src/platform/database/database.js'
import { Health } from '../../api/src/process/observe/health.js'
import { QueueStates } from '../../api/src/desk/operations/queue-states.js'
import { WebhookDelivery } from '../../api/src/webhooks/deliveries/webhook-delivery.entity.js'
import { buildApiUser, buildClient, signInAdmin } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { verified } from '../support/verification.js'
import { buildEndpoint, deliveryOf, record } from '../support/webhooks.js'
import { entities } from '../../api/src/process/entities.js'

const metricsToken = 'a-token-for-the-scraper'
let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const ask = async ({ url }: TestApi, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}
const ready = async () => {
  const { status, text } = await ask(api, '/health/ready')
  return [status, JSON.parse(text)]
}

let laterMs = 0

/** Past what is remembered of the last answer. */
async function causesLater(): Promise<unknown> {
  laterMs += 2 * readinessKeptMs
  const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + laterMs)
  try {
    return await ready()
  } finally {
    clock.mockRestore()
  }
}

describe('GET /health/live', () => {
  it('answers anybody, and is no address of the API', async () => {
    const { status, text, headers } = await ask(api, '/health/live')
    expect([status, text, headers.get('cache-control')]).toEqual([200, '{"status":"ok"}', 'no-store'])
    expect(headers.get('server-timing')).toBeNull()
    expect((await api.call('GET', '/health/live')).status).toBe(404)
  })
})

describe('GET /health/ready', () => {
  it('is ready when the database answers, the schema is whole and the workers work', async () => {
    expect(await ready()).toEqual([200, { status: 'ok', causes: [] }])
  })

  it('names a migration that is missing, and a database that does not answer', async () => {
    const [{ name, timestamp }] = await api.database.read.query('SELECT * FROM "migrations" ORDER BY "id" DESC LIMIT 1')
    const run = (statement: string) => api.database.write((manager) => manager.query(statement))
    await run(`DELETE FROM "migrations" WHERE "name" = '${name}'`)
    expect(await causesLater()).toEqual([503, { status: 'unavailable', causes: ['migrations'] }])
    await run(`INSERT INTO "migrations" ("timestamp", "name") VALUES (${timestamp}, '${name}')`)
    await run('ALTER TABLE "migrations" RENAME TO "elsewhere"')
    expect(await causesLater()).toEqual([503, { status: 'unavailable', causes: ['database'] }])
    await run('ALTER TABLE "elsewhere" RENAME TO "migrations"')
    expect(await causesLater()).toEqual([200, { status: 'ok', causes: [] }])
  })

  it('names the worker that has not got on for too long', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + workerSilenceMaxMs + 1)
    const answer = await ready()
    clock.mockRestore()
    expect(answer).toEqual([503, { status: 'unavailable', causes: expect.arrayContaining(['worker mails']) }])
  })
})

describe('GET /metrics', () => {
  it('tells requests by template, decisions of the gate, queues and the check of the ledger', async () => {
    const admin = await signInAdmin(api)
    const client = await buildClient(api)
    const { accessToken } = await buildApiUser(api, client, 'Integrator (read only)')
    await api.call('GET', `/clients/${client.clientID}`, { token: admin })
    await api.call('GET', '/transactions', { token: accessToken })
    await api.call('POST', '/transactions', { token: accessToken, body: {} })
    await verified(api, 'ledger', admin)
    await fetch(`${api.url}/api/clients/me`, { method: 'PATCH' })
    const { status, text, headers } = await ask(api, '/metrics')
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain; version=0\.0\.4/)])
    for (const line of [
      'gatehouse_http_request_duration_seconds_count{route="/api/clients/:clientID",method="GET",status="2xx"} 1',
      'gatehouse_http_request_duration_seconds_count{route="/api/transactions",method="POST",status="4xx"} 1',
      'gatehouse_gate_decisions_total{decision="allowed",caller="integrator"} 1',
      'gatehouse_gate_decisions_total{decision="refused",caller="integrator"} 1',
      'gatehouse_queue_due{queue="webhook_deliveries"} 0',
      'gatehouse_queue_oldest_due_seconds{queue="transactions"} 0',
    ])
      expect(text).toContain(line)
    expect(text).toMatch(/^gatehouse_ledger_check_age_seconds\{result="intact"\} \d+(\.\d+)?$/m)
    expect(text).toMatch(/^gatehouse_worker_silence_seconds\{worker="payments"\} /m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).not.toContain(client.clientID)
    expect(text).not.toContain('PATCH')
  })

  it('measures the process once, however many apps run in it', async () => {
    // The module object that prom-client holds, which an import would not be.
    const hooks = createRequire(import.meta.url)('node:perf_hooks') as typeof import('node:perf_hooks')
    const measuring = jest.spyOn(hooks, 'monitorEventLoopDelay')
    const another = await startApi()
    expect(measuring).not.toHaveBeenCalled()
    measuring.mockRestore()
    for (const one of [api, another]) {
      const { text } = await ask(one, '/metrics')
      expect(text.match(/^# TYPE nodejs_gc_duration_seconds /gm)).toHaveLength(1)
      expect(text.match(/^# TYPE gatehouse_queue_due /gm)).toHaveLength(1)
    }
    await another.close()
  })

  it('is for this machine alone without a token, as far as a proxy does not hide who asks', async () => {
    expect((await ask(api, '/metrics')).status).toBe(200)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      expect([name, (await ask(api, '/metrics', { [name]: '127.0.0.1' })).status]).toEqual([name, 403])
    }
    expect((await ask(api, '/metrics', { authorization: 'Bearer undefined' })).status).toBe(200)
  })
})

describe('deliveries that are due', () => {
  it("count as the platform's own, unless their receiver has not answered the attempt before", async () => {
    const own = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1' })
    const client = await buildClient(own)
    const deliveries: string[][] = []
    for (const type of ['refund.failed', 'refund.succeeded'] as const) {
      const { endpointID } = await buildEndpoint(own, client, `http://127.0.0.1:9/${type}`, [type])
      const eventIDs = await Promise.all([1, 2, 3].map(() => record(own, client.clientID, type)))
      const rows = await Promise.all(eventIDs.map((eventID) => deliveryOf(own, eventID, endpointID)))
      deliveries.push(rows.map(({ deliveryID }) => deliveryID))
    }
    await own.app.close()
    const database = await Database.open(readEnvironment(own.settings), entities)
    const now = clock.time()
    const set = (deliveryID = '', nextAttemptInMs: number, claimedAt: Date | null = null) =>
      database.write((manager) =>
        manager.update(WebhookDelivery, { deliveryID }, { nextAttemptAt: new Date(now + nextAttemptInMs), claimedAt }),
      )
    const [slow = [], free = []] = deliveries
    await set(slow[0], 50_000, new Date(now - 10_000))
    await set(slow[1], -300_000)
    await set(slow[2], 3_600_000)
    await set(free[0], -7_000)
    await set(free[1], -5_000, new Date(now - 65_000))
    await set(free[2], 3_600_000)
    const states = new Map((await new QueueStates(database).read()).map((state) => [state.queue, state]))
    expect(states.get('webhook_deliveries')).toMatchObject({ due: 2, waiting: 6 })
    expect(states.get('webhook_deliveries')?.oldestDueMs).toBeLessThan(200_000)
    expect(states.get('webhook_deliveries_behind_receivers')).toMatchObject({ due: 1 })
    await database.onApplicationShutdown()
    await own.remove()
  })
})

describe('a second installation', () => {
  let trusting: TestApi
  beforeAll(async () => {
    trusting = await startApi({ TRUST_PROXY: '1', METRICS_TOKEN: metricsToken, SMTP_URL: 'smtp://127.0.0.1:9' })
  })
  afterAll(() => trusting.close())

  it('counts what waits and is not due', async () => {
    await trusting.database.write((manager) =>
      manager.query(
        `INSERT INTO "mails" ("mailID", "kind", "sealed", "attempts", "nextAttemptAt", "createdAt")
         VALUES ('mal_waiting', 'approval', 'x', 0, ${clock.time() + 3_600_000}, ${clock.time()})`,
      ),
    )
    const { text } = await ask(trusting, '/metrics', { 'x-forwarded-for': '127.0.0.1' })
    expect(text).toContain('gatehouse_queue_waiting{queue="mails"} 1')
    expect(text).toContain('gatehouse_queue_due{queue="mails"} 0')
    expect(text).not.toContain('gatehouse_ledger_check_age_seconds{')
  })

  it('takes the real address behind a trusted proxy, and the token from anywhere', async () => {
    const from = (address: string, token?: string) =>
      ask(trusting, '/metrics', {
        'x-forwarded-for': address,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      })
    expect((await from('203.0.113.9')).status).toBe(401)
    expect((await from('127.0.0.1, 203.0.113.9')).status).toBe(401)
    expect((await from('203.0.113.9', metricsToken)).status).toBe(200)
    for (const wrong of [`${metricsToken}x`, metricsToken.slice(1), 'x', metricsToken.toUpperCase()])
      expect([wrong, (await from('127.0.0.1', wrong)).status]).toEqual([wrong, 401])
    expect((await from('127.0.0.1')).status).toBe(200)
  })

  it('refuses once the process is told to end, while it still answers', async () => {
    trusting.app.get(Health).refuseFromNowOn()
    expect(await ask(trusting, '/health/ready')).toMatchObject({
      status: 503,
      text: '{"status":"unavailable","causes":["stopping"]}',
    })
    expect((await ask(trusting, '/health/live')).status).toBe(200)
  })
})
