import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { connectionsMax, connectionStillMaxMs, requestHeadMaxMs, requestMaxMs } from '#contract/limits.js'
import { buildClient } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { HostileLoad } from '../support/hostile-load.js'
import { startedDatabase } from '../support/started-database.js'
import { startApi } from '../support/test-api.js'
import { until } from '../support/until.js'

const hostile = process.env.TEST_LONG ? 10_000 : 300
const calls = process.env.TEST_LONG ? 1_000 : 60

let gatehouse: Gatehouse
let remove: () => Promise<void>
beforeAll(async () => {
  const made = await startedDatabase()
  remove = made.remove
  gatehouse = await startGatehouse({ ...made.settings, RATE_LIMIT_SCALE: '1000' })
})
afterAll(async () => {
  await gatehouse.end('SIGTERM')
  await remove()
})

/** Milliseconds of calls one after the other, while `more` says so, and of `calls` at least. */
async function timesOf(call: () => Promise<{ status: number }>, more: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (times.length < calls || more()) {
    const began = performance.now()
    expect((await call()).status).toBe(200)
    times.push(performance.now() - began)
  }
  return times.sort((one, other) => one - other)
}
const p99 = (sorted: number[]) => sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0

describe(`${hostile} hostile requests`, () => {
  it('are refused without a 500, while a merchant is served as before, and leave nothing behind', async () => {
    const { token } = await buildClient(gatehouse)
    const me = () => gatehouse.call('GET', '/clients/me', { token })
    const before = await timesOf(me, () => false)
    const load = new HostileLoad(gatehouse.url, 400)
    let isOver = false
    const attacking = load.send(hostile, 16).finally(() => (isOver = true))
    const during = await timesOf(me, () => !isOver)
    await attacking
    const worst = [p99(before), p99(during)].map((ms) => ms.toFixed(1)).join(' ms quiet, ')
    console.info(`p99 ${worst} ms under ${hostile} hostile requests, ${load.open} held open, ${during.length} calls`)
    // Each of the merchant's calls was answered with 200. How fast is asked by hand only: other tests share the cores here.
    if (process.env.TEST_LONG) {
      expect(p99(during)).toBeLessThan(10 * p99(before) + 250)
      // Those who hold a connection are let go by the server.
      const left = await until(
        async () => load.open,
        (open) => open === 0,
        requestMaxMs + 30_000,
      )
      expect(left).toBe(0)
    }
    load.release()
    const answered = await until(
      async () => load.sent,
      (sent) => sent.length === hostile,
    )
    const statuses = new Set(answered.flatMap((one) => one.statuses))
    for (const status of statuses) expect([400, 401, 404, 408, 413, 414, 415, 422, 431]).toContain(status)
    expect(answered.filter(({ name }) => name.startsWith('twenty')).every((one) => one.statuses.length === 20)).toBe(
      true,
    )
    expect((await me()).status).toBe(200)
    expect((await fetch(`${gatehouse.url}/health/ready`)).status).toBe(200)
  })
})

describe('the limits of a connection', () => {
  it('are those of the contract', async () => {
    const api = await startApi()
    const { headersTimeout, requestTimeout, timeout, maxConnections } = api.app.getHttpServer()
    await api.close()
    expect([headersTimeout, requestTimeout, timeout, maxConnections]).toEqual([
      requestHeadMaxMs,
      requestMaxMs,
      connectionStillMaxMs,
      connectionsMax,
    ])
  })
})

describe('every answer', () => {
  it.each(['/', '/favicon.svg', '/api/clients/me', '/health/live', '/metrics', '/nowhere', '/api/nowhere'])(
    'to %s carries the headers that keep a browser from harm',
    async (path) => {
      const { headers } = await fetch(gatehouse.url + path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )
})
