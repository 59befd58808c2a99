import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { webhookEndpointsMax } from '#contract/limits.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { WebhookEndpoint } from '../../api/src/webhooks/endpoints/webhook-endpoint.entity.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient } from '../support/builders.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { buildRole } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { aPath, buildEndpoint } from '../support/webhooks.js'

let api: TestApi
let client: SignedInClient
let other: SignedInClient
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  other = await buildClient(api)
})
afterAll(() => api.close())

const url = 'https://merchant.example.com/hooks'
const anUrl = () => `https://merchant.example.com${aPath()}`
const input = (overrides: object = {}) => ({ url, eventTypes: ['*'], ...overrides })
const path = (rest = '', { clientID } = client) => `/clients/${clientID}/webhook-endpoints${rest}`
const call = (method: string, rest = '', body?: object, token = client.token) =>
  api.call(method, path(rest), { token, ...(body && { body }) })
const secret = /^whsec_[A-Za-z0-9+/]{43}=$/

describe('POST /clients/:clientID/webhook-endpoints', () => {
  it('answers the endpoint with its secret, which no later answer holds', async () => {
    const body = input({ eventTypes: ['refund.failed', 'refund.failed'], description: ' Shop ' })
    const created = await call('POST', '', body)
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      endpointID: expect.stringMatching(/^whe_/),
      url,
      eventTypes: ['refund.failed'],
      description: 'Shop',
      status: 'enabled',
      secret: expect.stringMatching(secret),
    })
    expect(Buffer.from(created.body.secret.slice(6), 'base64')).toHaveLength(32)
    const list = await call('GET')
    expect(list.body.items[0]).toMatchObject({ endpointID: created.body.endpointID, eventTypes: ['refund.failed'] })
    expect(JSON.stringify(list.body)).not.toContain('whsec_')
  })

  it.each([
    ['an empty form', {}, { url: 'URL is required', eventTypes: expect.stringMatching(/^Choose/) }],
    ['a text', input({ url: 'merchant' }), { url: expect.stringMatching(/^Enter a URL/) }],
    ['another scheme', input({ url: 'ftp://example.com/' }), { url: expect.any(String) }],
    ['a user name', input({ url: 'https://user@example.com/' }), { url: expect.any(String) }],
    ['a password', input({ url: 'https://user:word@example.com/' }), { url: expect.any(String) }],
    ['a fragment', input({ url: `${url}#x` }), { url: expect.any(String) }],
    ['an empty fragment', input({ url: `${url}#` }), { url: expect.any(String) }],
    ['http', input({ url: 'http://example.com/' }), { url: 'The URL must start with https://' }],
    ['no type', input({ eventTypes: [] }), { eventTypes: expect.any(String) }],
    ['an unknown type', input({ eventTypes: ['payment.done'] }), { eventTypes: expect.any(String) }],
    ['the test type', input({ eventTypes: ['webhook.test'] }), { eventTypes: expect.any(String) }],
  ])('refuses %s', async (_what, body, fields) => {
    const answer = await call('POST', '', body)
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
  })

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
  ])('refuses %s, which is not public', async (one) => {
    const answer = await call('POST', '', input({ url: one }))
    expect([answer.status, answer.body.fields]).toEqual([422, { url: 'This address isn’t public' }])
  })

  const letters = 'Remove spaces, line breaks, backslashes and invisible characters from the URL'
  it.each([
    'https://merchant.example.com/\r\nhooks',
    'https://merchant.example.com/a\tb',
    'https://merchant\n.example.com/',
    'ht\ntps://merchant.example.com/',
    'https://merchant.example.com/a b',
    'https:\\\\merchant.example.com/',
    'https://merchant.example.com\\@evil.example/',
    'https://merchant.exam\u200bple.com/',
    'https://merchant.example.com/\u202ekooh',
    'https://merchant.example.com/\u0085x',
    'https://merchant.example.com/\u00a0x',
  ])('refuses %j, which would not be read as it is written', async (one) => {
    const created = await call('POST', '', input({ url: one }))
    expect([created.status, created.body.fields]).toEqual([422, { url: letters }])
    const { endpointID } = await buildEndpoint(api, client, anUrl())
    const changed = await call('PUT', `/${endpointID}`, input({ url: one }))
    expect([changed.status, changed.body.fields]).toEqual([422, { url: letters }])
    await call('DELETE', `/${endpointID}`)
  })

  it.each([22, 25, 80, 444, 5432, 6379, 8080, 8444, 65_535])('refuses port %d', async (port) => {
    const fields = { url: 'The URL must use one of the ports 443, 8443' }
    const one = `https://merchant.example.com:${port}/hooks`
    const created = await call('POST', '', input({ url: one }))
    expect([created.status, created.body.fields]).toEqual([422, fields])
    const { endpointID } = await buildEndpoint(api, client, anUrl())
    const changed = await call('PUT', `/${endpointID}`, input({ url: one }))
    expect([changed.status, changed.body.fields]).toEqual([422, fields])
    await call('DELETE', `/${endpointID}`)
  })

  it('takes the ports for webhooks, and those that the operator adds', async () => {
    const made = [':443', ':8443', ''].map((port) => `https://merchant.example.com${port}${aPath()}`)
    for (const one of made) {
      const { status, body } = await call('POST', '', input({ url: one }))
      expect([status, body.url]).toEqual([201, one])
      await call('DELETE', `/${body.endpointID}`)
    }
    const wider = await startApi({ WEBHOOK_PORTS: '4443' })
    const theirs = await buildClient(wider)
    const tried = [4443, 8443, 4444].map((port) => input({ url: `https://merchant.example.com:${port}/` }))
    const answers = []
    for (const body of tried) answers.push(await wider.call('POST', path('', theirs), { token: theirs.token, body }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 422])
    expect(answers[2]?.body.fields).toEqual({ url: 'The URL must use one of the ports 443, 8443, 4443' })
    await wider.close()
  })

  it(`refuses more than ${webhookEndpointsMax}, also at the same moment`, async () => {
    const many = await buildClient(api)
    const calls = Array.from({ length: webhookEndpointsMax + 4 }, () =>
      api.call('POST', path('', many), { token: many.token, body: input({ url: anUrl() }) }),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status).sort()
    expect(statuses).toEqual([...Array(webhookEndpointsMax).fill(201), ...Array(4).fill(409)])
  })

  it('serves an API user whose role covers it, for its own client only', async () => {
    const rows = '/clients/:clientID/webhook-endpoints/**'
    await buildRole(api, [[null, rows]], { name: 'Webhooks', assignableToApiUsers: true })
    const token = (await buildApiUser(api, client, 'Webhooks')).accessToken
    expect((await call('POST', '', input({ url: anUrl() }), token)).status).toBe(201)
    expect((await api.call('POST', path('', other), { token, body: input() })).status).toBe(404)
    await buildRole(api, [['GET', rows]], { name: 'Webhooks (read only)', assignableToApiUsers: true })
    const reader = (await buildApiUser(api, client, 'Webhooks (read only)')).accessToken
    expect((await call('GET', '', undefined, reader)).status).toBe(200)
    expect((await call('POST', '', input(), reader)).status).toBe(403)
    const payments = (await buildApiUser(api, client)).accessToken
    expect((await call('GET', '', undefined, payments)).status).toBe(200)
    const uncovered = (await buildApiUser(api, client, 'Integrator (read only)')).accessToken
    expect((await call('GET', '', undefined, uncovered)).status).toBe(403)
    expect((await call('GET', '', undefined, await signInAdmin(api))).status).toBe(403)
    expect((await api.call('GET', path())).status).toBe(401)
  })
})

describe('an endpoint', () => {
  it('is changed and deleted by its client', async () => {
    const { endpointID } = await buildEndpoint(api, client, anUrl())
    const changed = input({ url: anUrl(), eventTypes: ['client.approved'], description: 'New' })
    const put = await call('PUT', `/${endpointID}`, changed)
    expect([put.status, put.body]).toEqual([200, expect.objectContaining({ ...changed, endpointID })])
    expect((await call('PUT', `/${endpointID}`, input({ url: 'http://example.com/' }))).status).toBe(422)
    expect((await call('DELETE', `/${endpointID}`)).status).toBe(204)
    expect((await call('DELETE', `/${endpointID}`)).status).toBe(404)
    expect((await call('PUT', `/${endpointID}`, changed)).status).toBe(404)
  })

  it('looks absent to another client, whatever is asked of it', async () => {
    const { endpointID } = await buildEndpoint(api, client, anUrl())
    for (const [method, rest] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/rotate-secret'],
      ['POST', '/test'],
      ['POST', '/enable'],
    ] as const) {
      const body = method === 'PUT' ? input() : undefined
      const answer = await api.call(method, path(`/${endpointID}${rest}`, other), { token: other.token, body })
      expect([method, rest, answer.status]).toEqual([method, rest, 404])
    }
  })

  it('that was disabled is tested only after it was enabled', async () => {
    const { endpointID } = await buildEndpoint(api, client, anUrl())
    const off = { status: 'disabled', disabledReason: 'failing', failingSince: clock.now() } as const
    await api.database.write((manager) => manager.update(WebhookEndpoint, { endpointID }, off))
    const refused = await call('POST', `/${endpointID}/test`)
    expect([refused.status, refused.body.code]).toEqual([409, 'WEBHOOK_ENDPOINT_DISABLED'])
    const enabled = await call('POST', `/${endpointID}/enable`)
    expect(enabled.body).toMatchObject({ status: 'enabled', disabledReason: null, failingSince: null })
    expect((await call('POST', `/${endpointID}/enable`)).status).toBe(200)
    const tested = await call('POST', `/${endpointID}/test`)
    expect([tested.status, tested.body]).toEqual([200, expect.objectContaining({ type: 'webhook.test', endpointID })])
  })
})

describe('POST …/:endpointID/rotate-secret', () => {
  it('answers a new secret; the old one signs on for a day, or as long as asked', async () => {
    const first = await buildEndpoint(api, client, anUrl())
    const before = clock.time()
    const rotated = await call('POST', `/${first.endpointID}/rotate-secret`, {})
    expect(rotated.body.secret).toMatch(secret)
    expect(rotated.body.secret).not.toBe(first.secret)
    const overlapMs = Date.parse(rotated.body.previousSecretEndsAt) - before
    expect(Math.round(overlapMs / 10_000)).toBe(8_640)
    const again = await call('POST', `/${first.endpointID}/rotate-secret`, { overlapSeconds: 60 })
    expect([again.status, again.body.code]).toEqual([409, 'ROTATION_UNDERWAY'])
    const forced = await call('POST', `/${first.endpointID}/rotate-secret`, { overlapSeconds: 0, force: true })
    expect([forced.status, forced.body.previousSecretEndsAt]).toEqual([200, null])
    expect((await call('POST', `/${first.endpointID}/rotate-secret`, { overlapSeconds: 604_800 })).status).toBe(200)
  })

  it.each([-1, 604_801, 1.5, '60', true])('refuses an overlap of %j', async (overlapSeconds) => {
    const { endpointID } = await buildEndpoint(api, await buildClient(api), url)
    const answer = await call('POST', `/${endpointID}/rotate-secret`, { overlapSeconds })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['overlapSeconds']])
  })
})

describe('the database', () => {
  it('holds no secret of an endpoint, and the audit log tells each action', async () => {
    const owner = await buildClient(api)
    const { endpointID, secret: first } = await buildEndpoint(api, owner, url)
    const token = owner.token
    const rotated = await api.call('POST', path(`/${endpointID}/rotate-secret`, owner), { token, body: {} })
    await api.call('DELETE', path(`/${endpointID}`, owner), { token })
    const dump = await dumpOf(api)
    for (const one of [first, rotated.body.secret, first.slice(6), rotated.body.secret.slice(6)])
      for (const form of formsOf(one)) expect(dump.includes(form)).toBe(false)
    expect(dump).not.toContain('whsec_')
    const actions = await api.database.read.findBy(AuditEntry, { targetID: endpointID })
    expect(actions.map(({ action }) => action).sort()).toEqual([
      'webhook_endpoint.created',
      'webhook_endpoint.deleted',
      'webhook_endpoint.secret_rotated',
    ])
  })
})
