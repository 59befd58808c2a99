import { strict as assert } from 'node:assert'
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { clock } from '#contract/clock.js'
import type { EventData } from '#contract/event-data.js'
import type { EventType } from '#contract/events.js'
import type { Mode } from '#contract/modes.js'
import type { WebhookDeliveryDetailView, WebhookEndpointSecretView } from '#contract/webhooks.js'
import { recordEvent } from '../../api/src/platform/events/record-event.js'
import { WebhookDelivery } from '../../api/src/webhooks/deliveries/webhook-delivery.entity.js'
import { WebhookWorker } from '../../api/src/webhooks/deliveries/webhook-worker.js'
import type { SignedInClient } from './builders.js'
import type { CallableApi } from './calls.js'
import type { TestApi } from './test-api.js'
import { until } from './until.js'

type Owner = Pick<SignedInClient, 'clientID' | 'token'>

/** Of letters: one in some thousand with digits looks like a card number, which is refused. */
export const aPath = () =>
  `/${randomBytes(8)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`

export async function buildEndpoint(
  api: CallableApi,
  { clientID, token }: Owner,
  url: string,
  eventTypes: string[] = ['*'],
): Promise<WebhookEndpointSecretView> {
  const body = { url, eventTypes }
  const answer = await api.call('POST', `/clients/${clientID}/webhook-endpoints`, { token, body })
  assert.deepEqual([answer.status, answer.body.url], [201, url])
  return answer.body
}

/** What a money room does: an event in a unit of its own. */
export const record = async (
  { database }: TestApi,
  clientID: string,
  type: EventType = 'transaction.succeeded',
  data: object = { amount: 10_000 },
  mode: Mode = 'test',
): Promise<string> =>
  (
    await database.write((manager) =>
      recordEvent(manager, { clientID, mode, type, data: data as EventData[EventType] }),
    )
  ).eventID

export const deliveryOf = ({ database }: TestApi, eventID: string, endpointID: string): Promise<WebhookDelivery> =>
  database.read.findOneByOrFail(WebhookDelivery, { eventID, endpointID })

/** What the clock does: the next attempt is due now. */
export async function makeDue({ app, database }: TestApi, deliveryID: string): Promise<void> {
  await database.write((manager) => manager.update(WebhookDelivery, { deliveryID }, { nextAttemptAt: clock.now() }))
  app.get(WebhookWorker, { strict: false }).wake()
}

/** The delivery as its owner sees it, once it has had so many attempts and none is on its way. */
export async function afterAttempts(
  api: TestApi,
  { clientID, token }: Owner,
  deliveryID: string,
  attempts: number,
): Promise<WebhookDeliveryDetailView> {
  await until(
    () => api.database.read.findOneByOrFail(WebhookDelivery, { deliveryID }),
    (row) => row.attempts >= attempts && row.claimedAt === null,
  )
  return (await api.call('GET', `/clients/${clientID}/webhook-deliveries/${deliveryID}`, { token })).body
}

/** What a delivery carries now, signed as ours are. */
export function signedNow(secret: string, body: string): Record<string, string> {
  const now = clock.now()
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('evt_1', now, body),
  }
}

/** The wait begins when the attempt has ended, which is after it began and before it was read here. */
export function expectPlanned(nextAttemptAt: unknown, attemptedAt: unknown, leastMs: number, mostMs: number): void {
  const at = Date.parse(String(nextAttemptAt))
  assert.ok(at - Date.parse(String(attemptedAt)) >= leastMs, `${String(nextAttemptAt)} is too early`)
  assert.ok(at - clock.time() <= mostMs, `${String(nextAttemptAt)} is too late`)
}
