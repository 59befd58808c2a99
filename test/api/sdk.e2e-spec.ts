import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { clock } from '#contract/clock.js'
import {
  AuthenticationError,
  ConnectionError,
  InvalidInputError,
  NotFoundError,
  PermissionError,
} from '../../libs/sdk/src/errors.js'
import { Gatehouse } from '../../libs/sdk/src/gatehouse.js'
import type { GatehouseOptions } from '../../libs/sdk/src/options.js'
import { readWebhook, WebhookSignatureError } from '../../libs/sdk/src/webhooks.js'
import { type BuiltApiUser, buildApiUser, buildClient, paymentInput, type SignedInClient } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let apiUser: BuiltApiUser
/** What went over the wire, in order: method, path, status. */
let wire: string[]

beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  apiUser = await buildApiUser(api, client)
})
afterAll(() => api.close())

const watched: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  wire.push(`${init?.method ?? 'GET'} ${new URL(String(input)).pathname} ${answer.status}`)
  return answer
}

function connect(options: Partial<GatehouseOptions> = {}): Gatehouse {
  wire = []
  const { apiKey, apiSecret } = apiUser
  return new Gatehouse({ url: api.url, apiKey, apiSecret, retryDelayMs: 1, fetch: watched, ...options })
}

const payment = () => paymentInput() as Parameters<Gatehouse['transactions']['create']>[0]

describe('the SDK', () => {
  it('fetches one token for many calls at once, and uses it again', async () => {
    const gatehouse = connect()
    await Promise.all([1, 2, 3].map(() => gatehouse.transactions.list()))
    await gatehouse.transactions.list()
    expect(wire.filter((line) => line.includes('/oauth/token'))).toHaveLength(1)
  })

  it('pays, once for each key', async () => {
    const gatehouse = connect()
    const [one, again] = [
      await gatehouse.transactions.create(payment(), { idempotencyKey: 'sdk-1' }),
      await gatehouse.transactions.create(payment(), { idempotencyKey: 'sdk-1' }),
    ]
    expect(again.transactionID).toBe(one.transactionID)
    expect(one).toMatchObject({ amount: 10_000, status: 'succeeded', clientID: client.clientID })
    const other = await gatehouse.transactions.create(payment())
    expect(other.transactionID).not.toBe(one.transactionID)
  })

  it('reads every row, page by page', async () => {
    const gatehouse = connect()
    for (let made = 0; made < 3; made += 1) await gatehouse.transactions.create(payment())
    const whole = (await gatehouse.transactions.list({ limit: 100 })).items.map(({ transactionID }) => transactionID)
    const rows: string[] = []
    for await (const { transactionID } of gatehouse.transactions.all({ limit: 2 })) rows.push(transactionID)
    expect(rows).toEqual(whole)
    expect(rows.length).toBeGreaterThan(2)
  })

  it('repeats a call with its own key when the answer is lost, and pays once', async () => {
    let isLost = false
    const losing: typeof fetch = async (input, init) => {
      const answer = await watched(input, init)
      if (isLost || !String(input).endsWith('/transactions')) return answer
      isLost = true
      throw new TypeError('fetch failed')
    }
    const gatehouse = connect({ fetch: losing })
    const { transactionID } = await gatehouse.transactions.create({ ...payment(), reference: 'lost' })
    const { items } = await gatehouse.transactions.list({ limit: 100 })
    expect(items.filter(({ reference }) => reference === 'lost').map((one) => one.transactionID)).toEqual([
      transactionID,
    ])
  })

  it('gives up after so many retries, and says that no answer came', async () => {
    let attempts = 0
    const silent: typeof fetch = async (input, init) => {
      if (String(input).endsWith('/oauth/token')) return fetch(input, init)
      attempts += 1
      throw new TypeError('fetch failed')
    }
    const call = connect({ fetch: silent, retriesMax: 2 }).transactions.list()
    await expect(call).rejects.toMatchObject({ name: 'ConnectionError', code: 'NO_ANSWER' })
    expect(attempts).toBe(3)
  })

  it('waits no longer than its time, and no longer than the caller wants', async () => {
    const hanging: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        const give = () => reject(init?.signal?.reason as Error)
        if (init?.signal?.aborted) give()
        else init?.signal?.addEventListener('abort', give)
      })
    const late = connect({ fetch: hanging, timeoutMs: 20, retriesMax: 0 }).transactions.list()
    await expect(late).rejects.toBeInstanceOf(ConnectionError)
    await expect(late).rejects.toMatchObject({ code: 'TIMEOUT' })
    const aborted = connect({
      fetch: async (input, init) =>
        String(input).endsWith('/oauth/token') ? fetch(input, init) : hanging(input, init),
    })
    const abort = new AbortController()
    const call = aborted.transactions.list({}, { signal: abort.signal })
    abort.abort()
    await expect(call).rejects.toMatchObject({ code: 'ABORTED' })
  })

  it('refuses by class: what is wrong, what is missing, who you are not', async () => {
    const gatehouse = connect()
    const wrong = gatehouse.transactions.create({ ...payment(), amount: 0 })
    await expect(wrong).rejects.toBeInstanceOf(InvalidInputError)
    await expect(wrong).rejects.toMatchObject({ status: 422, fields: { amount: expect.any(String) } })
    await expect(gatehouse.call({ method: 'GET', path: '/nothing' })).rejects.toBeInstanceOf(NotFoundError)
    await expect(gatehouse.call({ method: 'GET', path: '/clients' })).rejects.toBeInstanceOf(PermissionError)
    const stranger = connect({ apiSecret: 'wrong' }).transactions.list()
    await expect(stranger).rejects.toBeInstanceOf(AuthenticationError)
    await expect(stranger).rejects.toMatchObject({ code: 'invalid_client' })
    expect(wire).toEqual(['POST /api/oauth/token 401'])
  })

  it('fetches another token when the one it holds is refused', async () => {
    const gatehouse = connect()
    await gatehouse.transactions.list()
    const path = `/clients/${client.clientID}/apiusers/${apiUser.apiUserID}/regenerate-key`
    apiUser = { ...apiUser, ...(await api.call('POST', path, { token: client.token })).body }
    const call = gatehouse.transactions.list()
    await expect(call).rejects.toBeInstanceOf(AuthenticationError)
    expect(wire.slice(2)).toEqual(['GET /api/transactions 401', 'POST /api/oauth/token 401'])
  })
})

describe('a token that cannot be had at first', () => {
  type Fault = () => Response
  const noAnswer: Fault = () => {
    throw new TypeError('fetch failed')
  }
  const refusing =
    (status: number, headers: Record<string, string> = {}): Fault =>
    () =>
      new Response(null, { status, headers })

  /** The first fetches of a token end like this; everything else reaches the API. */
  const faulty =
    (...faults: Fault[]): typeof fetch =>
    async (input, init) => {
      const fault = String(input).endsWith('/oauth/token') && faults.shift()
      if (!fault) return watched(input, init)
      wire.push('no token')
      return fault()
    }
  const withoutKey = { method: 'POST', path: '/transactions', body: payment() } as const

  it.each([
    ['no answer', noAnswer],
    ['500', refusing(500)],
    ['503', refusing(503)],
    ['429', refusing(429, { 'retry-after': '0' })],
  ])('is fetched again after %s, also for a POST without a key, which is sent once', async (_name, fault) => {
    const gatehouse = connect({ fetch: faulty(fault, fault) })
    await expect(gatehouse.call(withoutKey)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID' })
    expect(wire).toEqual(['no token', 'no token', 'POST /api/oauth/token 200', 'POST /api/transactions 400'])
  })

  it('is given up after as many retries as any call, which is never sent then', async () => {
    const call = connect({ fetch: faulty(...Array<Fault>(9).fill(refusing(503))), retriesMax: 2 }).call(withoutKey)
    await expect(call).rejects.toMatchObject({ status: 503 })
    expect(wire).toEqual(['no token', 'no token', 'no token'])
  })

  it('is no reason to send a POST without a key twice when its own answer is lost', async () => {
    const losing: typeof fetch = async (input, init) => {
      const answer = await faulty()(input, init)
      if (String(input).endsWith('/transactions')) return noAnswer()
      return answer
    }
    await expect(connect({ fetch: losing }).call(withoutKey)).rejects.toMatchObject({ code: 'NO_ANSWER' })
    expect(wire).toEqual(['POST /api/oauth/token 200', 'POST /api/transactions 400'])
  })

  it('does not make a DELETE of what was never there look done', async () => {
    const gatehouse = connect({ fetch: faulty(noAnswer) })
    await expect(gatehouse.call({ method: 'DELETE', path: '/nothing' })).rejects.toBeInstanceOf(NotFoundError)
  })
})

describe('readWebhook', () => {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const body = '{"type":"webhook.test"}'
  const signed = (now = clock.now(), id = 'evt_1') => ({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  })

  it('takes what the public library signed', async () => {
    expect(await readWebhook({ secret, headers: signed(), body })).toEqual({ type: 'webhook.test' })
    const rotated = { ...signed(), 'webhook-signature': `v1,AAAA ${signed()['webhook-signature']}` }
    expect(await readWebhook({ secret, headers: new Headers(rotated), body })).toEqual({ type: 'webhook.test' })
  })

  it.each([
    ['another body', { body: `${body} ` }],
    ['another secret', { secret: `whsec_${randomBytes(32).toString('base64')}` }],
    ['an old one', { headers: signed(new Date(clock.time() - 600_000)) }],
    ['another id', { headers: { ...signed(), 'webhook-id': 'evt_2' } }],
    ['no time', { headers: { ...signed(), 'webhook-timestamp': 'soon' } }],
    ['no signature', { headers: {} }],
    ['noise', { headers: { ...signed(), 'webhook-signature': 'v1,%%% v1a,x' } }],
  ])('refuses %s', async (_name, change) => {
    await expect(readWebhook({ secret, headers: signed(), body, ...change })).rejects.toBeInstanceOf(
      WebhookSignatureError,
    )
  })
})
