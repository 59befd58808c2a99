import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { clock } from '#contract/clock.js'
import { streamReplayMs, streamsOfClientMax } from '#contract/event-stream-limits.js'
import type { EventData } from '#contract/event-data.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { recordEvent } from '../../api/src/platform/events/record-event.js'
import { EventPosition } from '../../api/src/webhooks/event-streams/event-position.entity.js'
import { EventReader } from '../../api/src/webhooks/event-streams/event-reader.js'
import { until } from '../support/until.js'
import { buildEndpoint, record } from '../support/webhooks.js'
import { buildApiUser } from '../support/builders.js'
import { Listener } from '../support/event-streams.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { changeRole, buildRole } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { WebhookReceiver } from '../support/webhook-receiver.js'

/** What reads for all who listen, without waiting for its next look. */
interface Reader {
  streams: Map<string, unknown>
  look(stopping: AbortSignal): Promise<boolean>
}

let api: TestApi
let merchant: Merchant
beforeAll(async () => {
  api = await startApi({ WEBHOOK_ALLOW_PRIVATE: '1' })
})
afterAll(() => api.close())
beforeEach(async () => {
  merchant = await buildMerchant(api)
})

const listen = (lastEventID?: string, token = merchant.accessToken) => Listener.open(api.url, token, lastEventID)
const refusal = async (lastEventID: string) => {
  const headers = { 'last-event-id': lastEventID }
  const { status, body } = await api.call('GET', '/events/stream', { token: merchant.accessToken, headers })
  return [status, body.code]
}
const tell = (amount = 1, mode?: 'test' | 'live') =>
  record(api, merchant.clientID, 'transaction.succeeded', { amount }, mode)

describe('GET /events/stream', () => {
  it('says what happens from now on, as a webhook says it', async () => {
    const receiver = await new WebhookReceiver().start()
    await buildEndpoint(api, merchant, receiver.url('/hooks'))
    await tell()
    const listener = await listen()
    expect(listener.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(listener.messages[0]).toMatchObject({ event: 'stream.opened', data: { mode: 'test', heartbeatSeconds: 15 } })
    const { body } = await merchant.pay()
    const [created, succeeded] = await listener.heard(2)
    expect([created?.event, succeeded?.event]).toEqual(['transaction.created', 'transaction.succeeded'])
    expect(succeeded?.data).toMatchObject({
      id: succeeded?.id,
      mode: 'test',
      data: { transactionID: body.transactionID },
    })
    const sent = await until(
      async () => receiver.received.find(({ headers }) => headers['webhook-id'] === succeeded?.id),
      (found) => found !== undefined,
    )
    expect(JSON.parse(String(sent?.body))).toEqual(succeeded?.data)
    listener.leave()
    await receiver.stop()
  })

  it('goes on after the last event, whether anybody listened meanwhile or not', async () => {
    const first = await listen()
    const seen = await tell()
    await first.heard(1)
    first.leave()
    const missed = [await tell(), await tell()]
    const second = await listen(seen)
    expect((await second.heard(2)).map(({ id }) => id)).toEqual(missed)
    second.leave()
    const third = await listen(first.messages[0]?.id)
    expect((await third.heard(3)).map(({ id }) => id)).toEqual([seen, ...missed])
    third.leave()
  })

  it('tells each event to every listener of its client and mode, and to nobody else', async () => {
    const other = await buildMerchant(api)
    const listeners = await Promise.all([listen(), listen(), listen(undefined, other.accessToken)])
    const live = await tell(1, 'live')
    const [, foreign] = [await tell(), await record(api, other.clientID)]
    const [own] = await Promise.all(listeners.map((listener) => listener.heard(1)))
    expect(listeners[0]?.ids).toEqual(listeners[1]?.ids)
    expect(listeners[2]?.ids).toEqual([foreign])
    expect(own?.map(({ id }) => id)).not.toContain(live)
    for (const listener of listeners) listener.leave()
  })

  it('refuses an id that is not of this stream, and one that is too old, by name', async () => {
    const other = await buildMerchant(api)
    const listener = await listen(undefined, other.accessToken)
    const foreign = await record(api, other.clientID)
    await listener.heard(1)
    listener.leave()
    for (const id of [foreign, 'evt_0123456789abcdef', 'nothing', 'at_', 'at_zzzzzzzzzz', "evt_'; --", '-1'])
      expect([id, ...(await refusal(id))]).toEqual([id, 404, 'LAST_EVENT_UNKNOWN'])
    const live = await tell(1, 'live')
    expect(await refusal(live)).toEqual([404, 'LAST_EVENT_UNKNOWN'])
    expect(await refusal('at_1')).toEqual([410, 'LAST_EVENT_EXPIRED'])
    const own = await listen()
    const old = await tell()
    await own.heard(1)
    own.leave()
    const position = (clock.time() - streamReplayMs) * 1_000 - 1
    await api.database.write((manager) => manager.update(EventPosition, { eventID: old }, { position }))
    expect(await refusal(old)).toEqual([410, 'LAST_EVENT_EXPIRED'])
    // As one that happened while nobody had ever listened.
    await api.database.write(async (manager) => {
      await manager.delete(EventPosition, { eventID: old })
      await manager.update(Event, { eventID: old }, { createdAt: new Date(clock.time() - 2 * streamReplayMs) })
    })
    expect(await refusal(old)).toEqual([410, 'LAST_EVENT_EXPIRED'])
  })

  it('ends when the token is revoked, and when the role loses the right', async () => {
    const { apiKey, apiSecret, accessToken } = await buildApiUser(api, merchant)
    const revoked = await listen(undefined, accessToken)
    const body = { token: accessToken, client_id: apiKey, client_secret: apiSecret }
    expect((await api.call('POST', '/oauth/revoke', { body })).status).toBe(200)
    expect(await revoked.ended()).toBe('token_ended')

    const role = await buildRole(api, [['GET', '/events/stream']], { assignableToApiUsers: true })
    const user = await buildApiUser(api, merchant, role.name)
    const listener = await listen(undefined, user.accessToken)
    await changeRole(api, role, [])
    expect(await listener.ended()).toBe('rights_ended')
  })

  it('is open for so many of a client at once, and again when one has left', async () => {
    const many = await Promise.all(Array.from({ length: streamsOfClientMax }, () => listen()))
    expect(await refusal(many[0]?.lastID ?? '')).toEqual([429, 'TOO_MANY_STREAMS'])
    many[0]?.leave()
    const again = await until(
      () => listen().catch(() => null),
      (listener) => listener !== null,
    )
    expect(again?.isOpen).toBe(true)
    for (const listener of [...many, again]) listener?.leave()
  })

  it('reads the database for nobody, and once for all who listen', async () => {
    const reader = api.app.get(EventReader, { strict: false }) as unknown as Reader
    const never = new AbortController().signal
    // Whoever listened before has left by then.
    await until(
      async () => reader.streams.size,
      (size) => size === 0,
    )
    const manager = api.database.read
    const asked: string[] = []
    const query = manager.query.bind(manager)
    manager.query = ((text: string, ...rest: never[]) => {
      if (/event_positions|event_streams/.test(text)) asked.push(text)
      return query(text, ...rest)
    }) as typeof manager.query
    expect(await reader.look(never)).toBe(false)
    expect(asked).toEqual([])
    const listeners = await Promise.all(Array.from({ length: 8 }, () => listen()))
    asked.length = 0
    await reader.look(never)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length).toBeLessThanOrEqual(8)
    manager.query = query
    for (const listener of listeners) listener.leave()
  })

  it('hands a listener that reads slowly everything, and keeps little of it in memory', async () => {
    const listener = await listen()
    for (let turn = 0; turn < 5; turn += 1)
      await api.database.write(async (manager) => {
        for (let count = 0; count < 100; count += 1)
          await recordEvent(manager, {
            clientID: merchant.clientID,
            mode: 'test',
            type: 'transaction.succeeded',
            data: { text: 'x'.repeat(2_000) } as unknown as EventData['transaction.succeeded'],
          })
      })
    expect(new Set((await listener.heard(500)).map(({ id }) => id)).size).toBe(500)
    listener.leave()
  })
})

describe('many writers at once', () => {
  it('leave no gap, no double and one order, however often a listener is cut off and wherever it goes on', async () => {
    // PostgreSQL is served by several processes; a folder with SQLite by one.
    const second = api.settings.DATABASE_URL ? await startApi(api.settings) : api
    const steady = await listen()
    let from = steady.messages[0]?.id
    const written: string[] = []
    const write = async (database: TestApi['database'], index: number) => {
      for (let count = 0; count < 15; count += 1)
        await database.write(async (manager) => {
          const fact = { clientID: merchant.clientID, mode: 'test' as const, type: 'refund.succeeded' as const }
          const data = { amount: count } as unknown as EventData['refund.succeeded']
          const { eventID } = await recordEvent(manager, { ...fact, data })
          // Units that begin together end in any order, so ids become visible in another one than they were made in.
          await pause((index * 7 + count * 13) % 40)
          written.push(eventID)
        })
    }
    const writers = Promise.all(
      Array.from({ length: 10 }, (_, index) => write((index % 2 ? api : second).database, index)),
    )
    const heard: (string | undefined)[] = []
    for (let turn = 0; heard.length < 150 && turn < 200; turn += 1) {
      const listener = await Listener.open((turn % 2 ? api : second).url, merchant.accessToken, from)
      await until(
        async () => listener.events.length,
        (length) => length > turn % 12,
        1_000,
      ).catch(() => undefined)
      listener.leave()
      heard.push(...listener.ids)
      from = listener.lastID ?? from
    }
    await writers
    expect(heard).toHaveLength(150)
    expect([...heard].sort()).toEqual([...new Set(written)].sort())
    expect((await steady.heard(150)).map(({ id }) => id)).toEqual(heard)
    steady.leave()
    if (second !== api) await second.app.close()
  })
})

describe('a server that stops', () => {
  it('says so to who listens, and is gone at once', async () => {
    const own = await startApi()
    const { accessToken } = await buildMerchant(own)
    const listener = await Listener.open(own.url, accessToken)
    await own.close()
    expect(await listener.ended()).toBe('server_stopping')
  })
})
