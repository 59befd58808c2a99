import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { streamsOfClientMax } from '#contract/event-stream-limits.js'
import { Gatehouse } from '../../libs/sdk/src/gatehouse.js'
import { buildApiUser } from '../support/builders.js'
import { Listener } from '../support/event-streams.js'
import { FaultProxy } from '../support/fault-proxy.js'
import { buildMerchant, type Merchant } from '../support/payments.js'
import { buildRole, changeRole } from '../support/rights.js'
import type { Ask } from '../support/sdk-asks.js'
import { describeSdks } from '../support/describe-sdks.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { until } from '../support/until.js'
import { record } from '../support/webhooks.js'

interface Heard {
  ok: { opened: string[]; events: { id: string; type: string; mode: string; data: { name: string } }[] }
}

let api: TestApi
let proxy: FaultProxy
let merchant: Merchant
let keys: { apiKey: string; apiSecret: string }
beforeAll(async () => {
  api = await startApi()
  proxy = await new FaultProxy(api.url).start()
})
afterAll(async () => {
  await proxy.stop()
  await api.close()
})
beforeEach(async () => {
  proxy.cut()
  proxy.isShredding = false
  proxy.seen.length = 0
  merchant = await buildMerchant(api)
  const { apiKey, apiSecret } = await buildApiUser(api, merchant)
  keys = { apiKey, apiSecret }
})

const names = ['Zoë & Łódź', 'مقهى الواحة', '日本 🧾']
const tell = (name = 'Order 7') => record(api, merchant.clientID, 'transaction.succeeded', { name })
const streamsSeen = () => proxy.seen.filter(({ call }) => call === 'GET /events/stream')
/** Once it has been answered so often, and so is open. */
const opened = (count = 1) =>
  until(
    async () => streamsSeen().length,
    (seen) => seen >= count,
  )
const left = () =>
  until(
    async () => proxy.streams.size,
    (size) => size === 0,
  )

describeSdks('a stream through the SDK for $language', (_, runner) => {
  const connect = (more: object = {}) => runner.ask({ on: 'test', make: { url: proxy.url, ...keys, ...more } })
  const hear = (take: number, more: Ask = {}) => runner.ask({ on: 'test', take, ...more }) as Promise<Heard>

  it('tells events as they happen, in order, in their languages, however they are cut into pieces', async () => {
    proxy.isShredding = true
    await connect()
    const hearing = hear(3, { stream: {} })
    await opened()
    const ids: string[] = []
    for (const name of names) ids.push(await tell(name))
    const { ok } = await hearing
    expect(ok.events.map(({ id, type, mode, data }) => [id, type, mode, data.name])).toEqual(
      names.map((name, at) => [ids[at], 'transaction.succeeded', 'test', name]),
    )
    expect(ok.opened).toEqual([expect.stringMatching(/^at_/)])
    expect(proxy.streams.size).toBe(1)
    await hear(0, { stop: true })
    expect(await left()).toBe(0)
  })

  it('goes on after a cut without a gap and without a double, from what was worked off', async () => {
    await connect()
    const hearing = hear(2, { stream: {} })
    await opened()
    const ids = [await tell(), await tell(), await tell()]
    const { ok: before } = await hearing
    proxy.cut()
    ids.push(await tell(), await tell())
    const { ok: after } = await hear(3, { stop: true })
    const told = [...before.events, ...after.events].map(({ id }) => id)
    expect(told).toEqual(ids)
    expect(streamsSeen().at(-1)?.lastEventID).toMatch(/^evt_/)
    expect(await left()).toBe(0)
  })

  it('goes on with a new token when its own is revoked', async () => {
    await connect()
    const hearing = hear(1, { stream: {} })
    await opened()
    const token = streamsSeen()[0]?.authorization?.replace('Bearer ', '') ?? ''
    const first = await tell()
    expect((await hearing).ok.events[0]?.id).toBe(first)
    const body = { token, client_id: keys.apiKey, client_secret: keys.apiSecret }
    expect((await api.call('POST', '/oauth/revoke', { body })).status).toBe(200)
    const second = await tell()
    const goingOn = hear(2, { stop: true })
    await opened(2)
    const third = await tell()
    expect((await goingOn).ok.events.map(({ id }) => id)).toEqual([second, third])
    expect(new Set(streamsSeen().map(({ authorization }) => authorization)).size).toBe(2)
  })

  it('goes on where another process ended, also where that one was opened', async () => {
    await connect()
    const hearing = hear(1, { stream: {}, stop: true })
    await opened()
    const first = await tell()
    const [from] = (await hearing).ok.opened
    const missed = [await tell(), await tell()]
    const idsAfter = async (lastEventID: string, take: number) =>
      (await hear(take, { stream: { lastEventID }, stop: true })).ok.events.map(({ id }) => id)
    expect(await idsAfter(first, 2)).toEqual(missed)
    expect(await idsAfter(from ?? '', 3)).toEqual([first, ...missed])
  })

  it('ends by name with an id that nobody knows, with one that is too old, and without the right', async () => {
    await connect()
    const unknown = { name: 'NotFoundError', status: 404, code: 'LAST_EVENT_UNKNOWN' }
    expect(await hear(1, { stream: { lastEventID: 'evt_0123456789abcdef' } })).toMatchObject({ error: unknown })
    const expired = { name: 'RefusedError', status: 410, code: 'LAST_EVENT_EXPIRED' }
    expect(await hear(1, { stream: { lastEventID: 'at_1' } })).toMatchObject({ error: expired })
    const role = await buildRole(api, [['GET', '/events/stream']], { assignableToApiUsers: true })
    const user = await buildApiUser(api, merchant, role.name)
    await connect({ apiKey: user.apiKey, apiSecret: user.apiSecret })
    proxy.seen.length = 0
    const hearing = hear(1, { stream: {} })
    await opened()
    await changeRole(api, role, [])
    expect(await hearing).toMatchObject({ error: { name: 'PermissionError', code: 'RIGHTS_ENDED' } })
    expect(await hear(1, { stream: {} })).toMatchObject({ error: { name: 'PermissionError', status: 403 } })
  })

  it('ends by name when too many are open', async () => {
    const many = await Promise.all(
      Array.from({ length: streamsOfClientMax }, () => Listener.open(api.url, merchant.accessToken)),
    )
    await connect()
    const error = { name: 'RateLimitError', status: 429, code: 'TOO_MANY_STREAMS' }
    expect(await hear(1, { stream: {} })).toMatchObject({ error })
    expect(streamsSeen()).toHaveLength(1)
    for (const listener of many) listener.leave()
  })
})

describe('the signal of a stream', () => {
  const listen = async (signal: AbortSignal) => {
    const told: string[] = []
    const gatehouse = new Gatehouse({ url: proxy.url, ...keys })
    for await (const { id } of gatehouse.events.stream({ signal })) told.push(id)
    return told
  }

  it('ends it without an error, and its connection, while it waits for an event', async () => {
    const stopping = new AbortController()
    const listening = listen(stopping.signal)
    await opened()
    stopping.abort()
    expect(await listening).toEqual([])
    expect(await left()).toBe(0)
  })

  it('ends it while it waits to open again, and before it is opened', async () => {
    const stopping = new AbortController()
    const listening = listen(stopping.signal)
    await opened()
    proxy.faults = [{ on: 'GET /events/stream', fault: { status: 503, headers: { 'retry-after': '600' } } }]
    proxy.cut()
    await opened(2)
    stopping.abort()
    expect(await listening).toEqual([])
    expect(await listen(AbortSignal.abort())).toEqual([])
    expect(streamsSeen()).toHaveLength(2)
  })
})
