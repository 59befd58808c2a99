import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import { registerOrigins, shop } from '../support/checkout-sessions.js'
import { buildStaffWith } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let path: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  path = `/clients/${client.clientID}/return-origins`
})
afterAll(() => api.close())

const save = (origins: unknown, mode = 'test', token: string | undefined = client.token) =>
  api.call('PUT', path, { token, body: { origins, mode } })
const read = async (mode = 'test') => (await api.call('GET', `${path}?mode=${mode}`, { token: client.token })).body

describe('PUT /clients/:clientID/return-origins', () => {
  it('keeps them as browsers write them, in one mode, and leaves a line in the audit log', async () => {
    expect(await read()).toEqual({ clientID: client.clientID, mode: 'test', origins: [], updatedAt: null })
    const { status, body } = await save([
      'https://Shop.Example.com/',
      shop,
      'http://localhost:3000',
      ' https://a.example:444 ',
    ])
    expect([status, body.origins]).toEqual([200, [shop, 'http://localhost:3000', 'https://a.example:444']])
    expect(await read()).toMatchObject({ origins: body.origins, updatedAt: expect.any(String) })
    expect((await read('live')).origins).toEqual([])
    const entries = await api.database.read.findBy(AuditEntry, { action: 'return_origins.changed' })
    expect(entries).toMatchObject([{ targetID: client.clientID }])
    expect((await save([])).body.origins).toEqual([])
  })

  it.each([
    ['a text', 'https://shop.example.com'],
    ['no address', ['shop']],
    ['a path', ['https://shop.example.com/thanks']],
    ['a query', ['https://shop.example.com/?a']],
    ['a fragment', ['https://shop.example.com#']],
    ['a user', ['https://a:b@shop.example.com']],
    ['another scheme', ['javascript:alert(1)']],
    ['a file', ['file:///etc']],
    ['plain http', ['http://shop.example.com']],
    ['plain http like localhost', ['http://localhost.example.com']],
    ['a number', [7]],
    ['nothing', undefined],
    ['too many', Array.from({ length: 21 }, (_, at) => `https://a${at}.example`)],
    ['one that is too long', [`https://${'a'.repeat(2_000)}.example`]],
  ])('refuses %s', async (_, origins) => {
    const { status, body } = await save(origins)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['origins']])
  })

  it('takes no plain http at all in live mode', async () => {
    const { status, body } = await save(['http://localhost:3000'], 'live')
    expect([status, body.fields.origins]).toEqual([422, expect.stringContaining('Live mode requires https')])
    expect((await save(['https://shop.example.com'], 'live')).status).toBe(200)
  })

  it('is for the client, and for staff whose role covers it', async () => {
    const other = await buildClient(api)
    const { accessToken } = await buildApiUser(api, client)
    const staff = await buildStaffWith(api, ['GET', '/clients/*/return-origins'], ['PUT', '/clients/*/return-origins'])
    const reader = await buildStaffWith(api, ['GET', '/clients/*/return-origins'])
    expect((await save([shop], 'test', '')).status).toBe(401)
    expect((await save([shop], 'test', other.token)).status).toBe(404)
    expect((await save([shop], 'test', accessToken)).status).toBe(403)
    expect((await save([shop], 'test', reader.token)).status).toBe(403)
    expect((await save([shop], 'test', staff.token)).status).toBe(200)
    expect((await api.call('GET', path, { token: reader.token })).body.origins).toEqual([shop])
    const absent = '/clients/cli_00000000000000000000000000/return-origins'
    expect((await api.call('GET', absent, { token: staff.token })).status).toBe(404)
    expect((await api.call('PUT', absent, { token: staff.token, body: { origins: [] } })).status).toBe(404)
  })
})

describe('payer and returnURL of POST /transactions', () => {
  it('takes an address of a registered origin, and tells who pays to those who read one payment', async () => {
    const { accessToken: token } = await buildApiUser(api, client)
    await registerOrigins(api, client)
    const pay = (overrides: object) =>
      api.call('POST', '/transactions', { token, body: paymentInput({ ...overrides }), headers: idempotencyKey() })
    const payer = { emailAddress: 'Ada@Example.com', name: ' Ada ' }
    const { status, body } = await pay({ payer, returnURL: `${shop}/back?order=7#top` })
    expect([status, body.payer]).toEqual([201, undefined])
    const kept = { emailAddress: 'ada@example.com', name: 'Ada' }
    const own = `/clients/${client.clientID}/transactions/${body.transactionID}`
    expect((await api.call('GET', `/transactions/${body.transactionID}`, { token })).body.payer).toEqual(kept)
    expect((await api.call('GET', own, { token: client.token })).body.payer).toEqual(kept)
    const { transactionID } = (await pay({})).body
    expect((await api.call('GET', `/transactions/${transactionID}`, { token })).body.payer).toBeNull()
    const foreign = await pay({ returnURL: 'https://thief.example/back' })
    expect([foreign.status, foreign.body.fields.returnURL]).toEqual([
      422,
      expect.stringContaining('https://thief.example isn’t one of your return addresses'),
    ])
    for (const returnURL of ['shop', 'javascript:alert(1)', 'https://a:b@shop.example.com', `${shop}/a b`, 7, ''])
      expect([returnURL, (await pay({ returnURL })).body.fields]).toEqual([
        returnURL,
        { returnURL: expect.any(String) },
      ])
    for (const wrong of [
      'Ada',
      [],
      { emailAddress: 'ada' },
      { name: 7 },
      { name: 'Ada', age: 7 },
      { name: '4111 1111 1111 1111' },
    ])
      expect([wrong, (await pay({ payer: wrong })).body.fields]).toEqual([wrong, { payer: expect.any(String) }])
  })
})
