import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { clock } from '#contract/clock.js'
import { WebhookEndpoint } from '../../api/src/webhooks/endpoints/webhook-endpoint.entity.js'
import { buildClient, type SignedInClient } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { type Received, WebhookReceiver } from '../support/webhook-receiver.js'
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

const arrived = (path: string, count = 1): Promise<Received[]> =>
  until(
    async () => receiver.at(path),
    (all) => all.length >= count,
  )
const headersOf = ({ headers }: Received) => headers as Record<string, string>
const rotate = (endpointID: string, body: object) =>
  api.call('POST', `/clients/${client.clientID}/webhook-endpoints/${endpointID}/rotate-secret`, {
    token: client.token,
    body,
  })

describe('a signature', () => {
  it('is accepted by the standardwebhooks package; stale, forged and changed ones are not', async () => {
    const path = aPath()
    const { secret } = await buildEndpoint(api, client, receiver.url(path))
    await record(api, client.clientID)
    const [one] = (await arrived(path)) as [Received]
    const webhook = new Webhook(secret)
    expect(webhook.verify(one.body, headersOf(one))).toMatchObject({ type: 'transaction.succeeded' })
    const old = String(Number(one.headers['webhook-timestamp']) - 301)
    const refused: [string, Record<string, string>][] = [
      [one.body.replace('10000', '99999'), {}],
      [one.body, { 'webhook-id': 'evt_other' }],
      [one.body, { 'webhook-timestamp': old }],
      [one.body, { 'webhook-signature': new Webhook('whsec_AAAA').sign('x', clock.now(), one.body) }],
    ]
    for (const [body, changed] of refused)
      expect(() => webhook.verify(body, { ...headersOf(one), ...changed })).toThrow()
    const stale = webhook.sign(String(one.headers['webhook-id']), new Date(Number(old) * 1_000), one.body)
    const headers = { ...headersOf(one), 'webhook-timestamp': old, 'webhook-signature': stale }
    expect(() => webhook.verify(one.body, headers)).toThrow('too old')
  })

  it('is made with the old and the new secret during a rotation, and with the new one alone after it', async () => {
    const path = aPath()
    const { endpointID, secret: first } = await buildEndpoint(api, client, receiver.url(path))
    const second = (await rotate(endpointID, {})).body.secret
    await record(api, client.clientID)
    const [both] = (await arrived(path)) as [Received]
    expect(both.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    for (const secret of [first, second]) new Webhook(secret).verify(both.body, headersOf(both))
    const ended = { previousSecretEndsAt: new Date(clock.time() - 1) }
    await api.database.write((manager) => manager.update(WebhookEndpoint, { endpointID }, ended))
    await record(api, client.clientID)
    const [, one] = (await arrived(path, 2)) as [Received, Received]
    new Webhook(second).verify(one.body, headersOf(one))
    expect(() => new Webhook(first).verify(one.body, headersOf(one))).toThrow()
  })

  it('is explained step by step, without the secret', async () => {
    const path = aPath()
    const { endpointID, secret } = await buildEndpoint(api, client, receiver.url(path))
    const eventID = await record(api, client.clientID)
    const [one] = (await arrived(path)) as [Received]
    const { deliveryID } = await deliveryOf(api, eventID, endpointID)
    await afterAttempts(api, client, deliveryID, 1)
    const at = `/clients/${client.clientID}/webhook-deliveries/${deliveryID}/signature`
    const { body } = await api.call('GET', at, { token: client.token })
    const timestamp = Number(one.headers['webhook-timestamp'])
    expect(body).toMatchObject({
      webhookID: eventID,
      timestamp,
      body: one.body,
      signedText: `${eventID}.${timestamp}.${one.body}`,
      signatures: [{ secret: 'current', signature: one.headers['webhook-signature'] }],
    })
    expect(body.steps.length).toBeGreaterThan(4)
    expect(JSON.stringify(body)).not.toContain(secret)
  })
})
