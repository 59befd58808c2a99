import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Tokens } from '../../api/src/people/sessions/tokens.js'
import { ApiUser } from '../../api/src/people/api-users/api-user.entity.js'
import { inspectorIsForTest, liveObstacle } from '../../libs/contract/messages/errors/modes.js'
import {
  accessTokenFor,
  apiUserInput,
  buildApiUser,
  buildClient,
  idempotencyKey,
  roleIDOf,
  signInAdmin,
  signupInput,
  type SignedInClient,
} from '../support/builders.js'
import { buildProgram, openLive, standInForLive } from '../support/modes.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
let client: SignedInClient
let roleID: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
  client = await buildClient(api)
  roleID = await roleIDOf(api, client.token, 'Integrator (payments)')
})
afterAll(() => api.close())

const make = (path: string, body: object) =>
  api.call('POST', `/clients/${client.clientID}${path}`, { token: client.token, body })
const url = 'https://example.com/hook'
const readiness = (token: string) => api.call('GET', '/live-readiness', { token })

describe('while live is not open', () => {
  it('says to merchants and staff what is missing, and who can do it', async () => {
    for (const token of [client.token, admin]) {
      const { body } = await readiness(token)
      expect(body).toEqual({
        isOpen: false,
        missing: 'no_live_processor',
        sentence: liveObstacle.no_live_processor,
        hasPayments: false,
      })
      expect(body.sentence).toMatch(/A platform administrator can add one$/)
    }
  })

  it.each([
    ['an API user', '/apiusers', () => apiUserInput(roleID)],
    ['a payment link', '/payment-links', () => ({ currency: 'USD', description: 'Chair' })],
    ['a webhook endpoint', '/webhook-endpoints', () => ({ url, eventTypes: ['*'] })],
  ])('makes no live %s', async (_, path, input) => {
    const refused = await make(path, { ...input(), mode: 'live' })
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      ...[409, 'LIVE_NOT_OPEN', liveObstacle.no_live_processor],
    ])
    const byAddress = await make(`${path}?mode=live`, input())
    expect([byAddress.status, byAddress.body.code]).toEqual([409, 'LIVE_NOT_OPEN'])
    expect((await make(path, { ...input(), mode: 'sandbox' })).body.fields).toEqual({
      mode: 'mode must be one of test, live',
    })
    expect((await make(`${path}?mode=test`, { ...input(), mode: 'live' })).status).toBe(422)
    expect((await make(path, input())).body.mode).toBe('test')
  })

  it('makes none for staff either, nor for a business that is not active', async () => {
    const body = { ...apiUserInput(roleID), clientID: client.clientID, mode: 'live' }
    expect((await api.call('POST', '/api-users', { token: admin, body })).body.code).toBe('LIVE_NOT_OPEN')
    const close = openLive(api)
    const { clientID } = (await api.call('POST', '/clients/register', { body: signupInput() })).body
    const refused = await api.call('POST', '/api-users', { token: admin, body: { ...body, clientID } })
    close()
    expect([refused.status, refused.body.code]).toEqual([409, 'LIVE_NOT_OPEN'])
    expect(refused.body.error).toBe(liveObstacle.client_not_active)
  })
})

describe('a key', () => {
  it('says its mode, and so do its tokens', async () => {
    const close = openLive(api)
    const claims: unknown[] = []
    const keys: string[] = []
    for (const mode of ['test', 'live'] as const) {
      const { apiUserID, apiKey, token } = await buildProgram(api, client, mode)
      const path = `/apiusers/${apiUserID}/regenerate-key?mode=${mode}`
      keys.push(apiKey, (await make(path, {})).body.apiKey)
      claims.push(api.app.get(Tokens, { strict: false }).verify(token, 'integrator').mode)
    }
    close()
    expect(claims).toEqual(['test', 'live'])
    expect(keys).toEqual([
      ...[expect.stringMatching(/^gk_test_[0-9a-f]{32}$/), expect.stringMatching(/^gk_test_[0-9a-f]{32}$/)],
      ...[expect.stringMatching(/^gk_live_[0-9a-f]{32}$/), expect.stringMatching(/^gk_live_[0-9a-f]{32}$/)],
    ])
  })

  it('from before there were modes works on, as test', async () => {
    const { apiUserID, apiSecret } = await buildApiUser(api, client)
    const apiKey = `gk_${'0'.repeat(32)}`
    await api.database.write((manager) => manager.update(ApiUser, { apiUserID }, { apiKey }))
    const token = await accessTokenFor(api, apiKey, apiSecret)
    const body = { amount: 100, currency: 'USD', description: 'Old key', paymentMethod: 'pm_success' }
    const paid = await api.call('POST', '/transactions', { token, body, headers: idempotencyKey() })
    expect([paid.status, paid.body.mode]).toEqual([201, 'test'])
  })

  it('has tokens from before there were modes too, which are never good for live', async () => {
    const close = openLive(api)
    const [test, live] = [await buildProgram(api, client, 'test'), await buildProgram(api, client, 'live')]
    close()
    const old = ({ apiUserID }: { apiUserID: string }, more = {}) =>
      api.app.get(Tokens, { strict: false }).issue('integrator', 60_000, { sub: apiUserID, ver: 1, ...more }).token
    const ask = (token: string) => api.call('GET', '/transactions', { token })
    expect((await ask(old(test))).status).toBe(200)
    expect([(await ask(old(live))).status, (await ask(old(test, { mode: 'live' }))).status]).toEqual([401, 401])
    expect((await ask(old(live, { mode: 'live' }))).status).toBe(200)
  })

  it('is told by a program of the same mode alone whether a token counts', async () => {
    const close = openLive(api)
    const [test, live] = [await buildProgram(api, client, 'test'), await buildProgram(api, client, 'live')]
    close()
    const ask = ({ apiKey, apiSecret }: typeof test, token: string) =>
      api.call('POST', '/oauth/introspect', { body: { client_id: apiKey, client_secret: apiSecret, token } })
    expect((await ask(live, live.token)).body).toMatchObject({ active: true, mode: 'live' })
    expect((await ask(test, live.token)).body).toEqual({ active: false })
  })
})

describe('a live payment', () => {
  it('never comes to the sandbox, and is refused by name', async () => {
    const close = openLive(api)
    const live = await buildProgram(api, client, 'live')
    const link = (await make('/payment-links', { currency: 'USD', description: 'Live', mode: 'live' })).body
    close()
    const refused = await live.pay()
    expect([refused.status, refused.body.code]).toEqual([503, 'NO_PROCESSOR'])
    const body = { amount: 100, paymentMethod: 'pm_success' }
    const byLink = await api.call('POST', `/payment-links/${link.token}/payments`, { body, headers: idempotencyKey() })
    expect([byLink.status, byLink.body.code]).toEqual([503, 'NO_PROCESSOR'])
    expect((await live.get('/transactions')).body.items).toEqual([])
  })

  it('keeps live in reach once it was, though it is not open any more', async () => {
    const close = openLive(api)
    const [stop, live] = [await standInForLive(api), await buildProgram(api, client, 'live')]
    expect((await live.pay()).status).toBe(201)
    await stop()
    close()
    expect((await readiness(client.token)).body).toMatchObject({ isOpen: false, hasPayments: true })
    expect((await readiness((await buildClient(api)).token)).body).toMatchObject({ isOpen: false, hasPayments: false })
    expect((await readiness(admin)).body.hasPayments).toBe(true)
  })
})

describe('a live endpoint', () => {
  it('hears of live alone, and of its business', async () => {
    const close = openLive(api)
    const { clientID, token } = await buildClient(api)
    const endpoints = `/clients/${clientID}/webhook-endpoints`
    const body = { url, eventTypes: ['*'] }
    for (const mode of ['test', 'live'])
      expect((await api.call('POST', endpoints, { token, body: { ...body, mode } })).status).toBe(201)
    const inspector = await api.call('POST', `/clients/${clientID}/webhook-inspector`, { token })
    const toInspector = { token, body: { ...body, url: inspector.body.url, mode: 'live' } }
    expect((await api.call('POST', endpoints, toInspector)).body.fields).toEqual({ url: inspectorIsForTest })
    close()
    await api.call('POST', `/clients/${clientID}/suspend`, { token: admin, body: { reason: 'A look' } })
    const events: { type: string; mode: string }[] = await api.database.read.query(
      'SELECT "type", "mode" FROM "events" WHERE "clientID" = $1 ORDER BY "mode", "type"',
      [clientID],
    )
    expect(events.map(({ type, mode }) => `${mode} ${type}`)).toEqual([
      ...['live client.suspended', 'test client.approved', 'test client.suspended'],
    ])
    const deliveries: { mode: string; of: string }[] = await api.database.read.query(
      `SELECT "delivery"."mode", "endpoint"."mode" AS "of" FROM "webhook_deliveries" AS "delivery"
       JOIN "webhook_endpoints" AS "endpoint" ON "endpoint"."endpointID" = "delivery"."endpointID"
       WHERE "delivery"."clientID" = $1 ORDER BY 1`,
      [clientID],
    )
    expect(deliveries.map(({ mode, of }) => [mode, of])).toEqual([
      ['live', 'live'],
      ['test', 'test'],
    ])
  })
})
