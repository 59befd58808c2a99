import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { eventMaxBytes, longTextMaxLength, metadataMaxBytes, textMaxLength } from '#contract/limits.js'
import { Event } from '../../api/src/platform/events/event.entity.js'
import { LedgerEntry } from '../../api/src/money/ledger/ledger-entry.entity.js'
import { deliveryBody } from '../../api/src/webhooks/deliveries/delivery-body.js'
import {
  buildApiUser,
  buildClient,
  type BuiltApiUser,
  idempotencyKey,
  paymentInput,
  signInAdmin,
  type SignedInClient,
} from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let user: BuiltApiUser
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  user = await buildApiUser(api, client)
})
afterAll(() => api.close())

const pay = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = idempotencyKey()) =>
  api.call('POST', '/transactions', { token: user.accessToken, body: paymentInput(overrides), headers })

describe('POST /transactions', () => {
  it('records a paid transaction with its fee at the frozen rate', async () => {
    const { status, body } = await pay({ reference: 'order-1', metadata: { cart: '7' } })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      transactionID: expect.stringMatching(/^txn_/),
      clientID: client.clientID,
      amount: 10_000,
      fee: 250,
      net: 9_750,
      currency: 'USD',
      status: 'succeeded',
      description: 'Order 1001',
      narration: 'Order 1001',
      reference: 'order-1',
      metadata: { cart: '7' },
      failureCode: null,
    })
  })

  it('answers a decline as a transaction that failed', async () => {
    const { status, body } = await pay({ paymentMethod: 'pm_declined_fraud' })
    expect([status, body.status, body.failureCode]).toEqual([201, 'failed', 'suspected_fraud'])
    expect([body.fee, body.net]).toEqual([0, 0])
  })

  it.each([
    ['amount', 0],
    ['amount', -5],
    ['amount', 10.5],
    ['amount', '100'],
    ['amount', 100_000_000_000],
    ['amount', null],
    ['currency', 'XXX'],
    ['currency', 'usd'],
    ['paymentMethod', '4111111111111111'],
    ['paymentMethod', '4242424242424243'],
    ['description', 'paid with 4111 1111 1111 1111'],
    ['reference', '4111-1111-1111-1111'],
    ['metadata', { card: '4111111111111111' }],
    ['captureMethod', 'later'],
    ['paymentMethod', undefined],
    ['description', ''],
    ['metadata', { a: { b: 1 } }],
    ['metadata', []],
    ['metadata', Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}`, 'é'.repeat(250)]))],
    ['status', 'succeeded'],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await pay({ [field]: value })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })

  // A control character is six bytes of JSON.
  it.each(['x', '漢', '\u0001'])('tells of the biggest payment in less than 20 kB: %j', async (character) => {
    const fill = (length: number) => `x${character.repeat(length - 2)}x`
    const sizeOf = (metadata: object) => Buffer.byteLength(JSON.stringify(metadata))
    const metadata: Record<string, string> = {}
    for (let index = 0; index < 19 && sizeOf({ ...metadata, [index]: fill(240) }) <= metadataMaxBytes; index += 1)
      metadata[index] = fill(240)
    metadata.rest = 'x'.repeat(Math.min(500, metadataMaxBytes - sizeOf({ ...metadata, rest: '' })))
    expect(sizeOf(metadata)).toBeGreaterThan(metadataMaxBytes * 0.9)
    const { status, body } = await pay({
      description: fill(longTextMaxLength),
      reference: fill(textMaxLength),
      metadata,
      amount: 99_999_999_999,
      paymentMethod: 'pm_declined_insufficient_funds',
    })
    expect([status, body.metadata]).toEqual([201, metadata])
    const events = await api.database.read.findBy(Event, { clientID: client.clientID })
    const told = events.filter(({ data }) => data?.includes(body.transactionID)).map(deliveryBody)
    expect(told.length).toBeGreaterThan(0)
    for (const text of told) expect(Buffer.byteLength(text)).toBeLessThan(eventMaxBytes)
  })

  it.each([[''], ['x'.repeat(256)], ['caf\u00e9']])('refuses the idempotency key %j', async (key) => {
    const { status, body } = await pay({}, { 'idempotency-key': key })
    expect([status, body.code]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID'])
  })

  it('refuses a missing idempotency key', async () => {
    expect((await pay({}, {})).status).toBe(400)
  })

  it('answers a repeated key with the first answer, and refuses it with another amount', async () => {
    const headers = idempotencyKey()
    const first = await pay({}, headers)
    const again = await pay({}, headers)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    const other = await pay({ amount: 5 }, headers)
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('makes one transaction of 50 parallel calls with one key', async () => {
    const headers = idempotencyKey()
    const reference = `parallel-${clock.time()}`
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay({ reference }, headers)))
    const paid = answers.filter(({ status }) => status === 201)
    expect(new Set(paid.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    for (const { status, body, headers: sent } of answers.filter((answer) => !paid.includes(answer)))
      expect([status, body.code, sent.get('retry-after')]).toEqual([409, 'IDEMPOTENT_CALL_RUNNING', '1'])
    const entries = await api.database.read.findBy(LedgerEntry, { transactionID: paid[0]?.body.transactionID })
    expect(entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['processor_clearing', 10_000],
      ['client_available', -9_750],
      ['platform_fees', -250],
    ])
    const { body } = await api.call('GET', `/clients/${client.clientID}/transactions?limit=100`, {
      token: client.token,
    })
    expect(body.items.filter((item: { reference: string }) => item.reference === reference)).toHaveLength(1)
  })

  it('keeps the same key of two merchants apart', async () => {
    const other = await buildApiUser(api, await buildClient(api))
    const headers = idempotencyKey()
    const mine = await pay({}, headers)
    const theirs = await api.call('POST', '/transactions', { token: other.accessToken, body: paymentInput(), headers })
    expect(theirs.status).toBe(201)
    expect(theirs.body.transactionID).not.toBe(mine.body.transactionID)
  })
})

describe('GET /transactions', () => {
  it("shows an integrator its own client's alone, and staff all", async () => {
    const other = await buildApiUser(api, await buildClient(api))
    const { body: theirs } = await api.call('POST', '/transactions', {
      token: other.accessToken,
      body: paymentInput(),
      headers: idempotencyKey(),
    })
    const mine = (await api.call('GET', '/transactions?limit=100', { token: user.accessToken })).body.items
    expect(mine.every(({ clientID }: { clientID: string }) => clientID === client.clientID)).toBe(true)
    const all = (await api.call('GET', '/transactions?limit=100', { token: await signInAdmin(api) })).body.items
    expect(all.map(({ transactionID }: { transactionID: string }) => transactionID)).toContain(theirs.transactionID)
  })
})

describe('GET /clients/:clientID/transactions', () => {
  it('finds by status and by description, taking % and _ literally', async () => {
    await pay({ description: '100% Organic_tea' })
    const find = async (q: string) =>
      (
        await api.call('GET', `/clients/${client.clientID}/transactions?q=${encodeURIComponent(q)}&limit=100`, {
          token: client.token,
        })
      ).body.items
    expect((await find('ORGANIC_')).map(({ description }: { description: string }) => description)).toEqual([
      '100% Organic_tea',
    ])
    expect(await find('%_%zzz')).toEqual([])
    expect((await find('failed')).every(({ status }: { status: string }) => status === 'failed')).toBe(true)
    expect((await find('failed')).length).toBeGreaterThan(0)
  })
})
