import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { QueryRunner } from 'typeorm'
import { buildApiUser, buildClient, idempotencyKey, paymentInput, type SignedInClient } from '../support/builders.js'
import {
  buildPortalUser,
  buildRole,
  buildStaffWith,
  changePortalUser,
  changeRole,
  type Row,
} from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
})
afterAll(() => api.close())

const absent = 'cli_00000000000000000000000000'
const probes: Record<string, [method: string, path: string]> = {
  'GET /clients/pending': ['GET', '/clients/pending'],
  'POST /clients/:clientID/approve': ['POST', `/clients/${absent}/approve`],
  'POST /clients/:clientID/reject': ['POST', `/clients/${absent}/reject`],
  'GET /admin/stats': ['GET', '/admin/stats'],
  'GET /roles': ['GET', '/roles'],
  'GET /transactions': ['GET', '/transactions'],
}
const approve = 'POST /clients/:clientID/approve'
const reject = 'POST /clients/:clientID/reject'

/** The probed routes that answer anything but 403 PERMISSION_MISSING. */
async function open(token: string): Promise<string[]> {
  const found = []
  for (const [key, [method, path]] of Object.entries(probes)) {
    const { status, body } = await api.call(method, path, { token })
    if (status === 403) expect([key, body.code]).toEqual([key, 'PERMISSION_MISSING'])
    else found.push(key)
  }
  return found
}

describe('a permission row', () => {
  it.each<[Row, string[]]>([
    [['GET', '/clients/pending'], ['GET /clients/pending']],
    [[null, '/clients/pending'], ['GET /clients/pending']],
    [['POST', '/clients/pending'], []],
    [['GET', '/clients/*'], ['GET /clients/pending']],
    [['GET', '/*/pending'], ['GET /clients/pending']],
    [
      ['GET', '/*'],
      ['GET /roles', 'GET /transactions'],
    ],
    [['GET', '/clients/:id'], []],
    [[null, '/clients/:anyName/approve'], [approve]],
    [['POST', '/clients/*/approve'], [approve]],
    [['POST', `/clients/${absent}/approve`], []],
    [
      ['POST', '/clients/:clientID/*'],
      [approve, reject],
    ],
    [['POST', '/:clients/:clientID/approve'], []],
    [
      ['POST', '/clients/**'],
      [approve, reject],
    ],
    [
      ['POST', '/clients/:clientID/**'],
      [approve, reject],
    ],
    [['POST', '/clients/:clientID/approve/**'], [approve]],
    [
      ['GET', '/**'],
      ['GET /clients/pending', 'GET /admin/stats', 'GET /roles', 'GET /transactions'],
    ],
    [[null, '/**'], Object.keys(probes)],
    [['HEAD', '/clients/pending'], []],
    [['get', '/clients/pending'], []],
  ])('%j covers %j', async (row, covered) => {
    const { token } = await buildStaffWith(api, row)
    expect(await open(token)).toEqual(covered)
    const { routes } = (await api.call('GET', '/portal-users/me', { token })).body
    expect(Object.keys(probes).filter((key) => routes.includes(key))).toEqual(covered)
  })

  it.each([
    null,
    '',
    '/',
    '*',
    '**',
    'clients/pending',
    '/clients/pending/',
    '//clients/pending',
    '/clients//pending',
    '/CLIENTS/pending',
    '/api/clients/pending',
    '/api/**',
    '/clients/pending?x=1',
    '/clients/pend*',
    '/clients/.*',
    '/clients/(.*)',
    '/**/pending',
    '/clients/***',
    '/clients/%70ending',
    '/clients/../clients/pending',
    '/clients/:',
    '/clients/ pending',
    ' /clients/pending',
    '/clients/pending\n',
  ])('with the pattern %j grants nothing', async (pattern) => {
    const { token } = await buildStaffWith(api, [null, pattern])
    expect(await open(token)).toEqual([])
  })
})

describe('a change of rights', () => {
  const row: Row = ['GET', '/clients/pending']
  const seen = async (token: string) => (await api.call('GET', '/clients/pending', { token })).status

  it('counts on the very next request: a granted row, a revoked row', async () => {
    const role = await buildRole(api, [])
    const { permissions = [] } = await buildRole(api, [row])
    const { token } = await buildPortalUser(api, [role])
    for (let round = 0; round < 5; round += 1) {
      expect(await seen(token)).toBe(403)
      await changeRole(api, role, permissions)
      expect(await seen(token)).toBe(200)
      await changeRole(api, role, [])
    }
  })

  it('counts on the very next request: a role given or taken, the administrator flag set or cleared', async () => {
    const role = await buildRole(api, [row])
    const { id, token } = await buildPortalUser(api, [])
    expect(await seen(token)).toBe(403)
    await changePortalUser(api, { id, roles: [role] })
    expect(await seen(token)).toBe(200)
    await changePortalUser(api, { id, roles: [] })
    expect(await seen(token)).toBe(403)
    await changePortalUser(api, { id, isAdmin: true })
    expect(await seen(token)).toBe(200)
    await changePortalUser(api, { id, isAdmin: false })
    expect(await seen(token)).toBe(403)
  })

  it('is seen by no request that starts after it, however many run beside it', async () => {
    const role = await buildRole(api, [row])
    const { permissions = [] } = role
    const { token } = await buildPortalUser(api, [role])
    for (let round = 0; round < 10; round += 1) {
      const running = Array.from({ length: 20 }, () => seen(token))
      await changeRole(api, role, [])
      const later = await Promise.all(Array.from({ length: 20 }, () => seen(token)))
      expect(later).toEqual(Array(20).fill(403))
      await Promise.all(running)
      await changeRole(api, role, permissions)
    }
  })
})

describe('a caller who is known already', () => {
  it('is let in or refused without a question to the database', async () => {
    const staff = await buildStaffWith(api, ['POST', '/debt-requests'])
    const apiUser = await buildApiUser(api, client, 'Integrator (payments)')
    // Refused by the gate, or by the form that stands behind it.
    const ask = async () => [
      (await api.call('GET', '/clients/pending', { token: staff.token })).status,
      (await api.call('POST', '/debt-requests', { token: staff.token, body: { unknown: 1 } })).status,
      (await api.call('POST', '/transactions', { token: apiUser.accessToken, body: { unknown: 1 } })).status,
    ]
    // By a clock that stands still the version stays confirmed.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now())
    try {
      expect(await ask()).toEqual([403, 422, 422])
      const runner = Object.getPrototypeOf(api.database.read.connection.createQueryRunner()) as QueryRunner
      const query = jest.spyOn(runner, 'query')
      for (let turn = 0; turn < 10; turn += 1) expect(await ask()).toEqual([403, 422, 422])
      // The workers ask about other tables meanwhile, more often on a busy machine.
      const callers = /"(api_users|portal_users|clients|client_members|sessions|roles|permissions|revoked_tokens)"/
      const due = /nextAttemptAt|dueAt|"releaseAt" <=|"expiryToldAt" IS NULL|"expiresAt" <=/
      const statements = () => query.mock.calls.map(([sql]) => sql)
      const askedAboutCallers = () => statements().filter((sql) => callers.test(sql) && !due.test(sql))
      expect(askedAboutCallers()).toEqual([])
      const stranger = await buildStaffWith(api, ['POST', '/debt-requests'])
      query.mockClear()
      expect((await api.call('GET', '/clients/pending', { token: stranger.token })).status).toBe(403)
      expect(askedAboutCallers()).not.toEqual([])
      query.mockRestore()
    } finally {
      clock.mockRestore()
    }
  })
})

describe('an API user', () => {
  it('reaches what its one role covers, and only that', async () => {
    const role = await buildRole(api, [['GET', '/**']], { assignableToApiUsers: true })
    const { accessToken: token } = await buildApiUser(api, client, role.name)
    expect((await api.call('GET', '/transactions', { token })).status).toBe(200)
    const payment = await api.call('POST', '/transactions', { token, body: paymentInput(), headers: idempotencyKey() })
    expect([payment.status, payment.body.code]).toEqual([403, 'PERMISSION_MISSING'])
  })

  it('never reaches a staff route, whatever its role covers', async () => {
    const role = await buildRole(api, [[null, '/**']], { assignableToApiUsers: true })
    const { accessToken: token } = await buildApiUser(api, client, role.name)
    for (const path of ['/clients/pending', '/admin/stats', '/roles']) {
      const { status, body } = await api.call('GET', path, { token })
      expect([path, status, body.code]).toEqual([path, 403, 'WRONG_AUDIENCE'])
    }
  })
})
