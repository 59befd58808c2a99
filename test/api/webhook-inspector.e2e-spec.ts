import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { clock } from '#contract/clock.js'
import { inspectorRequestLifeMs, inspectorRequestsMax } from '#contract/limits.js'
import { WebhookEndpoint } from '../../api/src/webhooks/endpoints/webhook-endpoint.entity.js'
import { WebhookInspectorRequest } from '../../api/src/webhooks/inspector/webhook-inspector-request.entity.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { callRaw } from '../support/raw-http.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { WebhookReceiver } from '../support/webhook-receiver.js'
import { afterAttempts, buildEndpoint, deliveryOf, record } from '../support/webhooks.js'

// Private addresses are refused here, as they are for everybody.
let api: TestApi
let client: SignedInClient
let url: string
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://pay.gatehouse.test' })
  client = await buildClient(api)
  url = (await inspector('POST')).body.url
})
afterAll(() => api.close())

const inspector = (method: string, rest = '', { clientID, token } = client) =>
  api.call(method, `/clients/${clientID}/webhook-inspector${rest}`, { token })
const received = async (owner = client) => (await inspector('GET', '/requests', owner)).body.items
const pathOf = (address: string) => new URL(address).pathname.replace('/api', '')

describe('the inspector of a client', () => {
  it('is made once, and is nobody else’s', async () => {
    const owner = await buildClient(api)
    expect((await inspector('GET', '', owner)).status).toBe(404)
    const [first, second] = [await inspector('POST', '', owner), await inspector('POST', '', owner)]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(first.body.url).toBe(`https://pay.gatehouse.test/api/webhook-inspector/${first.body.inspectorID}`)
    expect((await inspector('GET', '', owner)).body).toEqual(first.body)
    expect((await inspector('GET', '/requests', { ...owner, token: client.token })).status).toBe(404)
  })

  it('keeps what anybody sends to it, byte for byte, without what proves who they are', async () => {
    const body = '{"a": 1,\n "b":"\\u0000é"}'
    const headers = { 'x-shop': 'yes', authorization: 'Bearer of.nothing', 'content-type': 'application/json' }
    const answer = await api.call('POST', pathOf(url), { body, headers })
    expect(answer.status).toBe(204)
    const [one] = await received()
    expect(one).toMatchObject({ body, isCut: false, headers: { 'x-shop': 'yes', authorization: '•••' } })
  })

  it('refuses what is no JSON, what is too large, and ids that are not one', async () => {
    const before = (await received()).length
    const json = { 'content-type': 'application/json' }
    const send = (path: string, body: string, headers: Record<string, string> = json) =>
      callRaw(api.url, { method: 'POST', path: `/api${path}`, headers, body })
    expect((await send(pathOf(url), '{')).status).toBe(400)
    expect((await send(pathOf(url), 'a', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send(pathOf(url), `"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
    for (const id of ['whi_00000000000000000000000000', '%00', 'x'])
      expect((await send(`/webhook-inspector/${id}`, '{}')).status).toBe(404)
    expect(await received()).toHaveLength(before)
  })

  it('cuts a body at 20 kB, and keeps the newest fifty of a day', async () => {
    const owner = await buildClient(api)
    const own = pathOf((await inspector('POST', '', owner)).body.url)
    for (let turn = 0; turn < inspectorRequestsMax + 3; turn += 1)
      await api.call('POST', own, {
        body: JSON.stringify({ turn, x: 'é'.repeat(turn === 52 ? 11_000 : 0) }),
        headers: { 'content-type': 'application/json' },
      })
    const kept = await api.database.read.find(WebhookInspectorRequest)
    const [newest] = await received(owner)
    expect(newest.isCut).toBe(true)
    expect(Buffer.byteLength(newest.body)).toBeLessThanOrEqual(20_480)
    expect(newest.body).toMatch(/^\{"turn":52,"x":"é+$/)
    const own50 = kept.filter(({ headers, body }) => headers && body.startsWith('{"turn"'))
    expect(own50).toHaveLength(inspectorRequestsMax)
    const createdAt = new Date(clock.time() - inspectorRequestLifeMs)
    await api.database.write((manager) =>
      manager.createQueryBuilder().update(WebhookInspectorRequest).set({ createdAt }).execute(),
    )
    expect(await received(owner)).toEqual([])
  })

  it('takes webhooks inside the process, signed like any other', async () => {
    const { endpointID, secret } = await buildEndpoint(api, client, url)
    const eventID = await record(api, client.clientID)
    const [one] = await until(
      () => received(),
      (all) => all[0]?.headers['webhook-id'] === eventID,
    )
    new Webhook(secret).verify(one.body, one.headers)
    const { deliveryID } = await deliveryOf(api, eventID, endpointID)
    expect(await afterAttempts(api, client, deliveryID, 1)).toMatchObject({
      outcome: 'succeeded',
      attempts: [{ status: 204, error: null }],
    })
  })

  it('of another client is not taken as an address, unless it is reached from outside', async () => {
    const stranger = await buildClient(api)
    const listening = `http://127.0.0.1:${new URL(api.url).port}${new URL(url).pathname}`
    const answer = await api.call('POST', `/clients/${stranger.clientID}/webhook-endpoints`, {
      token: stranger.token,
      body: { url: listening, eventTypes: ['*'] },
    })
    expect(answer.status).toBe(422)
    expect((await buildEndpoint(api, client, listening)).url).toBe(listening)
  })
})

describe('an endpoint on this machine that is no inspector', () => {
  it('is refused on the attempt, sent nothing, and the log says why', async () => {
    const receiver = await new WebhookReceiver().start()
    const owner = await buildClient(api)
    const { port } = new URL(api.url)
    for (const address of [
      receiver.url(),
      `http://localhost:${receiver.port}/`,
      `http://[::ffff:127.0.0.1]:${receiver.port}/`,
      `http://127.0.0.1:${port}/api/webhook-inspector/../clients/login`,
      `${url}/../../account/forgot`.replace('https://pay.gatehouse.test', `http://127.0.0.1:${port}`),
      `http://169.254.169.254/latest/meta-data`,
    ]) {
      const { endpointID } = await buildEndpoint(api, owner, 'https://merchant.example.com/')
      // As if it had been allowed when it was made.
      await api.database.write((manager) => manager.update(WebhookEndpoint, { endpointID }, { url: address }))
      const { deliveryID } = await deliveryOf(api, await record(api, owner.clientID), endpointID)
      const { attempts, outcome, nextAttemptAt } = await afterAttempts(api, owner, deliveryID, 1)
      const token = owner.token
      await api.call('DELETE', `/clients/${owner.clientID}/webhook-endpoints/${endpointID}`, { token })
      expect([address, outcome, attempts[0]?.status]).toEqual([address, 'pending', null])
      expect([address, attempts[0]?.error]).toEqual([
        address,
        expect.stringMatching(address.includes('localhost') ? /^(Refused|The name)/ : /^Refused/),
      ])
      expect(nextAttemptAt).not.toBe(null)
    }
    expect(receiver.received).toEqual([])
    await receiver.stop()
  })
})
