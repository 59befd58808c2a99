import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { webhookDelaysMs, webhookFailingMaxMs } from '#contract/limits.js'
import type { RefundView } from '#contract/refunds.js'
import { recordEvent } from '../../api/src/platform/events/record-event.js'
import { WebhookDelivery } from '../../api/src/webhooks/deliveries/webhook-delivery.entity.js'
import { WebhookEndpoint } from '../../api/src/webhooks/endpoints/webhook-endpoint.entity.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient } from '../support/builders.js'
import { MailServer } from '../support/mail-server.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { answerWith, type Received, WebhookReceiver } from '../support/webhook-receiver.js'
import { afterAttempts, aPath, buildEndpoint, deliveryOf, expectPlanned, makeDue, record } from '../support/webhooks.js'

let mails: MailServer
let receiver: WebhookReceiver
let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  mails = await new MailServer().start()
  receiver = await new WebhookReceiver().start()
  api = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1', SMTP_URL: mails.url, LOG_LEVEL: 'fatal' })
  client = await buildClient(api)
})
afterAll(async () => {
  await api.close()
  await receiver.stop()
  await mails.stop()
})

const arrived = (path: string, count = 1): Promise<Received[]> =>
  until(
    async () => receiver.at(path),
    (all) => all.length >= count,
  )
const rows = (endpointID: string) => api.database.read.findBy(WebhookDelivery, { endpointID })
async function failingEndpoint(status: number, headers: Record<string, string> = {}) {
  const path = aPath()
  const owner = await buildClient(api)
  const endpoint = await buildEndpoint(api, owner, receiver.url(path))
  receiver.answer = (response, received) =>
    answerWith(received.path === path ? status : 204, headers)(response, received)
  const eventID = await record(api, owner.clientID)
  const { deliveryID } = await deliveryOf(api, eventID, endpoint.endpointID)
  return { path, owner, endpoint, eventID, deliveryID }
}

const endpointRow = (endpointID: string) => api.database.read.findOneByOrFail(WebhookEndpoint, { endpointID })

describe('an event', () => {
  it('goes to each enabled endpoint of its client that wants its type, and to no other', async () => {
    const [all, wanted, unwanted, foreign, off] = [aPath(), aPath(), aPath(), aPath(), aPath()]
    const owner = await buildClient(api)
    await buildEndpoint(api, owner, receiver.url(all))
    await buildEndpoint(api, owner, receiver.url(wanted), ['refund.succeeded', 'dispute.opened'])
    const others = await buildEndpoint(api, owner, receiver.url(unwanted), ['refund.failed'])
    await buildEndpoint(api, await buildClient(api), receiver.url(foreign))
    const disabled = await buildEndpoint(api, owner, receiver.url(off))
    const { endpointID } = disabled
    await api.database.write((manager) => manager.update(WebhookEndpoint, { endpointID }, { status: 'disabled' }))
    const eventID = await record(api, owner.clientID, 'dispute.opened', { disputeID: 'dsp_1' })
    const [one] = [...(await arrived(all)), ...(await arrived(wanted))]
    expect(JSON.parse(one?.body ?? '')).toEqual({
      id: eventID,
      type: 'dispute.opened',
      timestamp: expect.stringMatching(/Z$/),
      mode: 'test',
      data: { disputeID: 'dsp_1' },
    })
    expect([...(await rows(others.endpointID)), ...(await rows(endpointID)), ...receiver.at(foreign)]).toEqual([])
  })

  it('whose unit is undone is delivered to nobody', async () => {
    const { endpointID } = await buildEndpoint(api, client, receiver.url(aPath()))
    const undone = api.database.write(async (manager) => {
      await recordEvent(manager, {
        clientID: client.clientID,
        mode: 'test',
        type: 'refund.failed',
        data: {} as RefundView,
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await rows(endpointID)).toEqual([])
  })

  it('is recorded when a client is approved or suspended, and when a key is regenerated', async () => {
    const owner = await buildClient(api)
    const { apiUserID } = await buildApiUser(api, owner)
    const { token, clientID } = owner
    const regenerated = await api.call('POST', `/clients/${clientID}/apiusers/${apiUserID}/regenerate-key`, { token })
    const { body } = await api.call('GET', `/clients/${clientID}/events`, { token })
    expect(body.items.map(({ type, data }: never) => [type, data])).toEqual([
      ['api_user.key_regenerated', expect.objectContaining({ apiUserID, apiKey: regenerated.body.apiKey })],
      ['client.approved', expect.objectContaining({ clientID, status: 'active' })],
    ])
    expect(JSON.stringify(body)).not.toContain(regenerated.body.apiSecret)
    const path = aPath()
    await buildEndpoint(api, owner, receiver.url(path), ['client.suspended'])
    const suspension = { token: await signInAdmin(api), body: { reason: 'Review' } }
    await api.call('POST', `/clients/${clientID}/suspend`, suspension)
    const [suspended] = await arrived(path)
    expect(JSON.parse(suspended?.body ?? '').data).toMatchObject({ clientID, status: 'suspended' })
  })
})

describe('GET /clients/:clientID/events', () => {
  it('is filtered by type and time, and paged', async () => {
    const { clientID, token } = await buildClient(api)
    const from = clock.now().toISOString()
    for (const type of ['refund.failed', 'refund.succeeded', 'refund.failed'] as const)
      await record(api, clientID, type)
    const list = async (query: string) =>
      (await api.call('GET', `/clients/${clientID}/events?${query}`, { token })).body
    expect((await list(`type=refund.failed&from=${from}`)).items).toHaveLength(2)
    const [approved] = (await list('type=client.approved')).items
    expect((await list(`to=${approved.createdAt}`)).items).toEqual([approved])
    const first = await list('limit=3')
    expect((await list(`limit=3&cursor=${first.nextCursor}`)).items).toHaveLength(1)
    expect((await list('type=nonsense')).fields.type).toMatch(/^Type must be one of/)
  })
})

describe('a receiver that answers 500', () => {
  it('gets ten attempts on schedule, all with the same webhook-id, and then no more', async () => {
    const { path, owner, endpoint, eventID, deliveryID } = await failingEndpoint(500)
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      const { outcome, attempts, nextAttemptAt } = await afterAttempts(api, owner, deliveryID, attempt)
      expect([attempt, attempts.length, outcome]).toEqual([attempt, attempt, attempt < 10 ? 'pending' : 'failed'])
      const delayMs = webhookDelaysMs[attempt]
      if (delayMs === undefined) expect(nextAttemptAt).toBe(null)
      else {
        expectPlanned(nextAttemptAt, attempts.at(-1)?.createdAt, 0.9 * delayMs, 1.1 * delayMs)
        await makeDue(api, deliveryID)
      }
    }
    const received = receiver.at(path)
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(10).fill(eventID))
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    expect((await endpointRow(endpoint.endpointID)).failingSince).not.toBe(null)
  })

  it('is left alone as long as its Retry-After says, within a day', async () => {
    for (const [status, after, seconds] of [
      [503, '3600', 3_600],
      [429, '7200', 7_200],
      [503, '99999999', 86_400],
      [400, '3600', 5],
    ] as const) {
      const { owner, deliveryID } = await failingEndpoint(status, { 'retry-after': after })
      const { nextAttemptAt, attempts } = await afterAttempts(api, owner, deliveryID, 1)
      expectPlanned(nextAttemptAt, attempts[0]?.createdAt, 0.9 * seconds * 1_000, 1.1 * seconds * 1_000)
    }
  })

  it('for three days is disabled, its owner gets a mail, and what waits is given up', async () => {
    const { owner, endpoint, deliveryID } = await failingEndpoint(500)
    await afterAttempts(api, owner, deliveryID, 1)
    const waiting = await deliveryOf(api, await record(api, owner.clientID), endpoint.endpointID)
    await afterAttempts(api, owner, waiting.deliveryID, 1)
    const { endpointID } = endpoint
    const failingSince = new Date(clock.time() - webhookFailingMaxMs)
    await api.database.write((manager) => manager.update(WebhookEndpoint, { endpointID }, { failingSince }))
    await makeDue(api, deliveryID)
    expect(await afterAttempts(api, owner, deliveryID, 2)).toMatchObject({ outcome: 'failed', nextAttemptAt: null })
    expect(await endpointRow(endpointID)).toMatchObject({ status: 'disabled', disabledReason: 'failing' })
    expect(await afterAttempts(api, owner, waiting.deliveryID, 1)).toMatchObject({ outcome: 'failed' })
    const [, mail] = await mails.waitFor(owner.emailAddress, 2)
    expect([mail?.subject, mail?.text]).toEqual([
      'Your webhook endpoint was disabled',
      expect.stringContaining(endpoint.url),
    ])
    await record(api, owner.clientID)
    expect(await rows(endpointID)).toHaveLength(2)
  })

  it('and then 204 is healthy again', async () => {
    const { owner, endpoint, deliveryID } = await failingEndpoint(500)
    await afterAttempts(api, owner, deliveryID, 1)
    receiver.answer = answerWith(204)
    await makeDue(api, deliveryID)
    expect(await afterAttempts(api, owner, deliveryID, 2)).toMatchObject({ outcome: 'succeeded', nextAttemptAt: null })
    expect((await endpointRow(endpoint.endpointID)).failingSince).toBe(null)
  })
})

describe('an answer', () => {
  it('of 410 disables the endpoint at once', async () => {
    const { owner, endpoint, deliveryID } = await failingEndpoint(410)
    expect(await afterAttempts(api, owner, deliveryID, 1)).toMatchObject({ outcome: 'failed', nextAttemptAt: null })
    expect(await endpointRow(endpoint.endpointID)).toMatchObject({ status: 'disabled', disabledReason: 'gone' })
  })

  it('that redirects is a failure, and is not followed', async () => {
    const target = aPath()
    const { owner, deliveryID } = await failingEndpoint(307, { location: receiver.url(target) })
    const { outcome, attempts } = await afterAttempts(api, owner, deliveryID, 1)
    expect([outcome, attempts[0]?.status, receiver.at(target)]).toEqual(['pending', 307, []])
  })

  it('is in the log: status, time, head and the first 2 kB, whatever it holds', async () => {
    const path = aPath()
    const { endpointID } = await buildEndpoint(api, client, receiver.url(path))
    receiver.answer = answerWith(200, { 'x-shop': 'yes' }, `\u0000é${'x'.repeat(100_000)}`)
    const eventID = await record(api, client.clientID)
    const { deliveryID } = await deliveryOf(api, eventID, endpointID)
    const { attempts, outcome } = await afterAttempts(api, client, deliveryID, 1)
    receiver.answer = answerWith(204)
    expect([outcome, attempts[0]]).toEqual([
      'succeeded',
      expect.objectContaining({
        number: 1,
        status: 200,
        durationMs: expect.any(Number),
        responseHead: expect.stringMatching(/^HTTP 200\n[^]*x-shop: yes/),
        responseBody: `\ufffdé${'x'.repeat(2_045)}`,
        error: null,
      }),
    ])
  })

  it('that never comes says why', async () => {
    const gone = await new WebhookReceiver().start()
    const url = gone.url()
    await gone.stop()
    const owner = await buildClient(api)
    const { endpointID } = await buildEndpoint(api, owner, url)
    const { deliveryID } = await deliveryOf(api, await record(api, owner.clientID), endpointID)
    const { attempts } = await afterAttempts(api, owner, deliveryID, 1)
    expect(attempts[0]).toMatchObject({ status: null, error: 'The connection was refused', responseHead: null })
  })
})

describe('a receiver that hangs', () => {
  it('delays no other, and is not sent more than a few at a time', async () => {
    const [hanging, healthy] = [aPath(), aPath()]
    const owner = await buildClient(api)
    await buildEndpoint(api, owner, receiver.url(hanging))
    await buildEndpoint(api, owner, receiver.url(healthy))
    receiver.answer = (response, { path }) => {
      if (path !== hanging) response.writeHead(204).end()
    }
    for (let turn = 0; turn < 30; turn += 1) await record(api, owner.clientID)
    expect(await arrived(healthy, 30)).toHaveLength(30)
    expect(receiver.at(hanging)).toHaveLength(4)
    receiver.answer = answerWith(204)
  })
})
