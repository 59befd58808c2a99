import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { WebhookAttempt } from '../../api/src/webhooks/deliveries/webhook-attempt.entity.js'
import { WebhookDelivery } from '../../api/src/webhooks/deliveries/webhook-delivery.entity.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import { type Gatehouse, startGatehouse } from '../support/gatehouse-process.js'
import { startedDatabase } from '../support/started-database.js'
import { startApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { answerWith, WebhookReceiver } from '../support/webhook-receiver.js'
import { buildEndpoint, makeDue, record } from '../support/webhooks.js'

const events = process.env.TEST_LONG ? 1_000 : 200

let receiver: WebhookReceiver
let settings: NodeJS.ProcessEnv
let remove: () => Promise<void>
beforeAll(async () => {
  receiver = await new WebhookReceiver().start()
})
afterAll(() => receiver.stop())
beforeEach(async () => {
  ;({ settings, remove } = await startedDatabase())
  Object.assign(settings, { WEBHOOK_ALLOW_PRIVATE: '1', RATE_LIMIT_SCALE: '1000' })
  receiver.received.length = 0
  receiver.answer = answerWith(204)
})
afterEach(() => remove())

const all = (isDone: () => boolean) =>
  until(
    async () => isDone(),
    (done) => done,
  )

describe('a process that is killed', () => {
  it('between two attempts loses nothing: the next start makes the second', async () => {
    const first: Gatehouse = await startGatehouse(settings)
    const client = await buildClient(first)
    await buildEndpoint(first, client, receiver.url('/killed'), ['client.suspended'])
    receiver.answer = answerWith(500)
    const token = await signInAdmin(first)
    await first.call('POST', `/clients/${client.clientID}/suspend`, { token, body: { reason: 'Review' } })
    await all(() => receiver.received.length === 1)
    await first.end('SIGKILL')

    receiver.answer = answerWith(204)
    const second = await startApi(settings)
    const [delivery] = await second.database.read.find(WebhookDelivery)
    if (!delivery) throw new Error('the delivery is lost')
    await makeDue(second, delivery.deliveryID)
    await all(() => receiver.received.length === 2)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([delivery.eventID, delivery.eventID])
    await second.close()
  })

  it('during an attempt makes it again when its lease ends, and the log says so', async () => {
    const first = await startGatehouse(settings)
    const client = await buildClient(first)
    const { endpointID } = await buildEndpoint(first, client, receiver.url('/hanging'))
    receiver.answer = () => undefined
    const token = client.token
    const answer = await first.call('POST', `/clients/${client.clientID}/webhook-endpoints/${endpointID}/test`, {
      token,
    })
    await all(() => receiver.received.length === 1)
    await first.end('SIGKILL')

    receiver.answer = answerWith(204)
    const second = await startApi(settings)
    const { deliveryID } = answer.body
    expect(receiver.received).toHaveLength(1)
    await makeDue(second, deliveryID)
    const attempts = await until(
      () => second.database.read.find(WebhookAttempt, { order: { number: 'ASC' } }),
      (rows) => rows.length === 2,
    )
    expect(attempts.map(({ number, status, error }) => [number, status, error])).toEqual([
      [1, null, expect.stringMatching(/^The process ended during this attempt: it may have arrived/)],
      [2, 204, null],
    ])
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(Array(2).fill(answer.body.eventID))
    await second.close()
  })
})

describe('a process that is stopped', () => {
  it('gives back what hangs, and says so', async () => {
    const first = await startApi(settings)
    const client = await buildClient(first)
    await buildEndpoint(first, client, receiver.url('/hanging'))
    receiver.answer = () => undefined
    await record(first, client.clientID)
    await all(() => receiver.received.length === 1)
    await first.close()
    receiver.answer = answerWith(204)
    const second = await startApi(settings)
    await all(() => receiver.received.length === 2)
    const attempts = await until(
      () => second.database.read.find(WebhookAttempt, { order: { number: 'ASC' } }),
      (rows) => rows.length === 2,
    )
    expect(attempts.map(({ error }) => error)).toEqual([expect.stringMatching(/^The process was stopped/), null])
    await second.close()
  })
})

describe('two processes on one database', () => {
  it(`deliver ${events} events, each once`, async () => {
    const one = await startApi(settings)
    const client = await buildClient(one)
    for (let index = 0; index < 5; index += 1)
      await buildEndpoint(one, client, receiver.url(`/${index}`), ['transaction.succeeded'])
    const other = await startGatehouse(settings)
    const expected: string[] = []
    const paying = async () => {
      for (let turn = 0; turn < events / 25; turn += 1) expected.push(await record(one, client.clientID))
    }
    await Promise.all(Array.from({ length: 5 }, paying))
    await until(
      () => one.database.read.countBy(WebhookDelivery, { outcome: 'succeeded' }),
      (count) => count === events,
      270_000,
    )
    for (let index = 0; index < 5; index += 1) {
      const ids = receiver.at(`/${index}`).map(({ headers }) => headers['webhook-id'])
      expect(ids.sort()).toEqual([...expected].sort())
    }
    expect(await one.database.read.countBy(WebhookAttempt, {})).toBe(events)
    await other.end('SIGTERM')
    await one.close()
  })
})
