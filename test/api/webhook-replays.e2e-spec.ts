import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { webhookBodyLifeMs } from '#contract/limits.js'
import { DeliveryQueue } from '../../api/src/webhooks/deliveries/delivery-queue.js'
import { Retention } from '../../api/src/process/retention/retention.js'
import { whatExpires } from '../../api/src/process/retention/what-expires.js'
import { WebhookEndpoint } from '../../api/src/webhooks/endpoints/webhook-endpoint.entity.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { answerWith, WebhookReceiver } from '../support/webhook-receiver.js'
import { afterAttempts, aPath, buildEndpoint, deliveryOf, record } from '../support/webhooks.js'

let receiver: WebhookReceiver
let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  receiver = await new WebhookReceiver().start()
  api = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1' })
  client = await buildClient(api)
})
afterAll(async () => {
  await api.close()
  await receiver.stop()
})

type Owner = Pick<SignedInClient, 'clientID' | 'token'>
const deliveries = (method: string, rest: string, { clientID, token }: Owner = client, body?: object) =>
  api.call(method, `/clients/${clientID}/webhook-deliveries${rest}`, { token, ...(body && { body }) })
const arrived = (path: string, count: number) =>
  until(
    async () => receiver.at(path),
    (all) => all.length >= count,
  )

/** Two endpoints: one takes everything, the other refuses with 500 until told otherwise. */
async function buildLog() {
  const owner = await buildClient(api)
  const from = clock.now().toISOString()
  const [good, bad] = [aPath(), aPath()]
  const one = await buildEndpoint(api, owner, receiver.url(good))
  const two = await buildEndpoint(api, owner, receiver.url(bad))
  receiver.answer = (response, { path }) => response.writeHead(path === bad ? 500 : 204).end()
  const events = [
    await record(api, owner.clientID, 'refund.failed'),
    await record(api, owner.clientID, 'refund.succeeded'),
  ]
  for (const eventID of events)
    for (const { endpointID } of [one, two])
      await afterAttempts(api, owner, (await deliveryOf(api, eventID, endpointID)).deliveryID, 1)
  receiver.answer = answerWith(204)
  return { owner, from, good, bad, one, two, events }
}

describe('GET /clients/:clientID/webhook-deliveries', () => {
  it('is filtered by endpoint, type, outcome and time, with every attempt, and paged', async () => {
    const { owner, from, one, two } = await buildLog()
    const list = async (query: string) => (await deliveries('GET', `?${query}`, owner)).body
    expect((await list('')).items).toHaveLength(4)
    expect((await list(`endpointID=${one.endpointID}`)).items).toHaveLength(2)
    expect((await list('type=refund.failed')).items).toHaveLength(2)
    const pending = (await list('outcome=pending')).items
    expect(pending.map(({ endpointID, attempts }: never) => [endpointID, attempts])).toEqual(
      Array(2).fill([two.endpointID, [expect.objectContaining({ status: 500 })]]),
    )
    expect((await list(`from=${from}&outcome=succeeded`)).items).toHaveLength(2)
    expect((await list(`to=${from}`)).items).toEqual([])
    const first = await list('limit=3')
    expect((await list(`limit=3&cursor=${first.nextCursor}`)).items).toHaveLength(1)
    expect(Object.keys((await list('outcome=lost&from=now')).fields)).toEqual(['outcome', 'from'])
  })

  it('shows nothing to another client', async () => {
    const { owner, one, events } = await buildLog()
    const { deliveryID } = await deliveryOf(api, String(events[0]), one.endpointID)
    const stranger = await buildClient(api)
    expect((await deliveries('GET', '', stranger)).body.items).toEqual([])
    expect((await deliveries('GET', `?endpointID=${one.endpointID}`, stranger)).body.items).toEqual([])
    for (const [method, rest] of [
      ['GET', ''],
      ['GET', '/signature'],
      ['POST', '/replay'],
    ] as const) {
      expect((await deliveries(method, `/${deliveryID}${rest}`, stranger)).status).toBe(404)
      expect((await deliveries(method, `/${deliveryID}${rest}`, { ...owner, token: stranger.token })).status).toBe(404)
    }
  })
})

describe('POST …/:deliveryID/replay', () => {
  it('sends it again with the same webhook-id, also after it succeeded', async () => {
    const { owner, good, one, events } = await buildLog()
    const eventID = String(events[0])
    const { deliveryID } = await deliveryOf(api, eventID, one.endpointID)
    const replayed = await deliveries('POST', `/${deliveryID}/replay`, owner)
    expect([replayed.status, replayed.body.deliveryID]).toEqual([200, deliveryID])
    const { attempts, outcome } = await afterAttempts(api, owner, deliveryID, 2)
    expect([outcome, attempts.map(({ number }) => number)]).toEqual(['succeeded', [1, 2]])
    const ids = receiver.at(good).map(({ headers }) => headers['webhook-id'])
    expect(ids.filter((one) => one === eventID)).toHaveLength(2)
  })

  it('is refused while the endpoint is disabled, and once the event is too old', async () => {
    const { owner, one, two, events } = await buildLog()
    const eventID = String(events[0])
    const { endpointID } = two
    await api.database.write((manager) => manager.update(WebhookEndpoint, { endpointID }, { status: 'disabled' }))
    const { deliveryID } = await deliveryOf(api, eventID, endpointID)
    expect((await deliveries('POST', `/${deliveryID}/replay`, owner)).body.code).toBe('WEBHOOK_ENDPOINT_DISABLED')
    const retention = api.app.get(Retention, { strict: false })
    const contents = whatExpires.filter(({ empty }) => empty)
    await retention.removeOld(clock.time() + webhookBodyLifeMs - 3_600_000, contents)
    expect((await deliveries('GET', `/${deliveryID}`, owner)).body).toMatchObject({
      body: expect.stringContaining(eventID),
    })
    await retention.removeOld(clock.time() + webhookBodyLifeMs + 1, contents)
    const old = (await deliveryOf(api, eventID, one.endpointID)).deliveryID
    expect((await deliveries('POST', `/${old}/replay`, owner)).body.code).toBe('EVENT_TOO_OLD')
    const kept = (await deliveries('GET', `/${old}`, owner)).body
    expect([kept.body, kept.attempts[0]]).toEqual([null, expect.objectContaining({ status: 204, responseBody: null })])
    const all = (await api.call('GET', `/clients/${owner.clientID}/events`, { token: owner.token })).body.items
    expect(all.every(({ data }: { data: unknown }) => data === null)).toBe(true)
  })
})

describe('POST …/replay', () => {
  it('sends the failed ones of a time, of one endpoint or all', async () => {
    const { owner, from, bad, good, two } = await buildLog()
    const failed = await deliveries('POST', '/replay', owner, { from, onlyFailed: true })
    expect([failed.status, failed.body]).toEqual([200, { queued: 2 }])
    await arrived(bad, 4)
    await until(
      async () => (await deliveries('GET', '?outcome=succeeded', owner)).body.items,
      (items) => items.length === 4,
    )
    expect(receiver.at(good)).toHaveLength(2)
    const body = { from, endpointID: two.endpointID, onlyFailed: false }
    expect((await deliveries('POST', '/replay', owner, body)).body).toEqual({ queued: 2 })
    await arrived(bad, 6)
    const before = { from: '2020-01-01T00:00:00.000Z', to: from }
    expect((await deliveries('POST', '/replay', owner, before)).body).toEqual({ queued: 0 })
  })

  it('delivers what an endpoint has missed while it was disabled', async () => {
    const owner = await buildClient(api)
    const path = aPath()
    const { endpointID } = await buildEndpoint(api, owner, receiver.url(path), ['refund.failed'])
    const from = clock.now().toISOString()
    await api.database.write((manager) => manager.update(WebhookEndpoint, { endpointID }, { status: 'disabled' }))
    const missed = await record(api, owner.clientID, 'refund.failed')
    await record(api, owner.clientID, 'refund.succeeded')
    const replay = () => deliveries('POST', '/replay', owner, { from, endpointID })
    expect((await replay()).status).toBe(409)
    await api.call('POST', `/clients/${owner.clientID}/webhook-endpoints/${endpointID}/enable`, { token: owner.token })
    expect((await replay()).body).toEqual({ queued: 1 })
    expect((await arrived(path, 1)).map(({ headers }) => headers['webhook-id'])).toEqual([missed])
  })

  it('refuses bad input, and an endpoint that is not theirs', async () => {
    const { one } = await buildLog()
    const bad = await deliveries('POST', '/replay', client, { to: 'now', endpointID: 7, onlyFailed: 'yes' })
    expect([bad.status, Object.keys(bad.body.fields).sort()]).toEqual([422, ['endpointID', 'from', 'onlyFailed', 'to']])
    const from = clock.now().toISOString()
    expect((await deliveries('POST', '/replay', client, { from, endpointID: one.endpointID })).status).toBe(404)
  })
})

describe('looking for due deliveries', () => {
  it('uses the index of the waiting ones, however many were sent', async () => {
    const { one, events, owner } = await buildLog()
    const time = clock.time()
    const values = (index: number) =>
      `('whd_${index}', '${owner.clientID}', '${one.endpointID}', '${events[0]}', 'refund.failed', 'succeeded', 1, 0, ${time})`
    await api.database.write(async (manager) => {
      for (let turn = 0; turn < 4; turn += 1) {
        const some = Array.from({ length: 1_000 }, (_, index) => values(turn * 1_000 + index)).join(', ')
        await manager.query(
          `INSERT INTO "webhook_deliveries" ("deliveryID", "clientID", "endpointID", "eventID", "type", "outcome", "attempts", "step", "createdAt") VALUES ${some}`,
        )
      }
      await manager.query('ANALYZE webhook_deliveries')
    })
    const queue = api.app.get(DeliveryQueue, { strict: false })
    const [sql, parameters] = queue.dueQuery(['whe_1']).getQueryAndParameters()
    const explain = api.database.postgresPool ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN'
    const plan = JSON.stringify(await api.database.read.query(`${explain} ${sql}`, parameters))
    expect(plan).toContain('webhook_deliveries_by_nextAttemptAt')
  })
})
