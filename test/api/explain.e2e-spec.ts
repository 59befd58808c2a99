import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createApp } from '../../api/src/create-app.js'
import { routeKeyOf } from '../../api/src/people/gate/route-key.js'
import { buildApiUser, buildClient, roleIDOf, signInAdmin, type SignedInClient } from '../support/builders.js'
import { invite, memberRoleID, memberWith } from '../support/members.js'
import { Random } from '../support/random.js'
import { seed } from '../support/seed.js'
import { buildPortalUser, buildRole, buildStaffWith, type Row } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const pending: Row = ['GET', '/clients/pending']

let api: TestApi
let admin: string
let client: SignedInClient
/** What the server's own router matched last. */
let matched: string | null
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' }, async (...parts) => {
    const app = await createApp(...parts)
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRequest', async ({ method, routeOptions }) => {
        matched = routeOptions.url ? routeKeyOf(method, routeOptions.url) : null
      })
    return app
  })
  admin = await signInAdmin(api)
  client = await buildClient(api)
})
afterAll(() => api.close())

const explain = (query: Record<string, string>, token = admin) =>
  api.call('GET', `/permissions/explain?${new URLSearchParams(query)}`, { token })
const staff = (portalUserID: string, method: string, path: string) => explain({ method, path, portalUserID })

describe('GET /permissions/explain', () => {
  it('names every row of every role that allows it', async () => {
    const exact = await buildRole(api, [pending, ['GET', '/roles']])
    const wide = await buildRole(api, [[null, '/clients/**']])
    const { id } = await buildPortalUser(api, [exact, wide])
    const { status, body } = await staff(id, 'GET', '/clients/pending')
    expect(status).toBe(200)
    expect(body).toMatchObject({ allowed: true, reason: 'permission', missing: [] })
    expect(body.route).toEqual({
      method: 'GET',
      template: '/clients/pending',
      permission: 'See pending clients',
      audiences: ['portal'],
    })
    const rows = body.decidedBy.map(({ role, permission }: Record<string, { [key: string]: string }>) => [
      role?.roleID,
      permission?.routePattern,
    ])
    expect(rows.sort()).toEqual(
      [
        [exact.roleID, '/clients/pending'],
        [wide.roleID, '/clients/**'],
      ].sort(),
    )
  })

  it('names the rows that would allow it, the narrowest first', async () => {
    const { id } = await buildStaffWith(api, ['GET', '/clients/:clientID'], ['POST', '/clients/pending'])
    const { body } = await staff(id, 'GET', '/clients/pending')
    expect(body).toMatchObject({ allowed: false, reason: 'permission_missing', decidedBy: [] })
    expect(body.missing[0]).toMatchObject({ name: 'See pending clients', routePattern: '/clients/pending' })
    expect(body.missing.at(-1).routePattern).toBe('/clients/**')
    expect(body.sentence).toContain('needs the permission "See pending clients"')
  })

  it.each([
    ['GET', '/clients/me', 'wrong_audience', '/clients/me'],
    ['GET', '/clients/cli_1', 'permission_missing', '/clients/:clientID'],
    ['GET', '/clients/:clientID', 'permission_missing', '/clients/:clientID'],
    ['HEAD', '/api/clients/pending?limit=2', 'permission_missing', '/clients/pending'],
    ['post', '/clients/login', 'public', '/clients/login'],
    ['POST', '/portal-users', 'permission_missing', '/portal-users'],
    ['GET', '/portal-users/me', 'signed_in', '/portal-users/me'],
    ['POST', '/transactions', 'wrong_audience', '/transactions'],
    ['PATCH', '/clients/pending', 'no_route', undefined],
    ['GET', '/nothing/here', 'no_route', undefined],
    ['GET', 'clients/pending', 'no_route', undefined],
    ['GET', '/Clients/pending', 'no_route', undefined],
    ['GET', '/clients/pending/', 'no_route', undefined],
  ])('answers for %s %s: %s', async (method, path, reason, template) => {
    const { id } = await buildStaffWith(api)
    const { status, body } = await staff(id, method, path)
    expect([status, body.reason, body.route?.template]).toEqual([200, reason, template])
    expect(body.allowed).toBe(reason === 'public' || reason === 'signed_in')
  })

  it('explains an administrator, and an API user while it is active', async () => {
    const { id } = (await api.call('GET', '/portal-users/me', { token: admin })).body
    expect((await staff(id, 'DELETE', '/clients/cli_1')).body).toMatchObject({ allowed: true, reason: 'administrator' })
    const owner = await buildClient(api)
    const { apiUserID } = await buildApiUser(api, owner)
    const mine = { apiUserID, method: 'POST', path: '/transactions' }
    expect((await explain(mine)).body).toMatchObject({
      allowed: true,
      decidedBy: [{ role: { name: 'Integrator (payments)' }, permission: { name: 'Create payments' } }],
    })
    expect((await explain({ ...mine, path: '/roles', method: 'GET' })).body.reason).toBe('wrong_audience')
    const suspend = (verb: string) =>
      api.call('POST', `/clients/${owner.clientID}/${verb}`, { token: admin, body: { reason: 'Check' } })
    await suspend('suspend')
    expect((await explain(mine)).body).toMatchObject({ allowed: false, reason: 'account_disabled' })
    await suspend('reactivate')
    expect((await explain(mine)).body.allowed).toBe(true)
  })

  it('explains a member: an owner, a role, an invitation, and nobody after the removal', async () => {
    const owner = await buildClient(api)
    const ofMember = (clientMemberID: string, method: string, path: string) => explain({ method, path, clientMemberID })
    const [first] = (await api.call('GET', `/clients/${owner.clientID}/members`, { token: owner.token })).body.items
    const path = '/clients/:clientID/transactions/:transactionID/refunds'
    expect((await ofMember(first.clientMemberID, 'POST', path)).body).toMatchObject({ reason: 'owner', allowed: true })
    const viewer = await memberWith(api, owner, 'Viewer')
    const { body } = await ofMember(viewer.clientMemberID, 'POST', path)
    expect([body.reason, body.missing[0].name]).toEqual(['permission_missing', 'Refund own payments'])
    expect((await ofMember(viewer.clientMemberID, 'GET', '/clients/:clientID/balance')).body).toMatchObject({
      ...{ allowed: true, reason: 'permission' },
      decidedBy: [{ role: { name: 'Viewer' }, permission: { name: 'See own balance' } }],
    })
    expect((await ofMember(viewer.clientMemberID, 'GET', '/audit')).body.reason).toBe('wrong_audience')
    const roleID = await memberRoleID(api, owner.token, 'Viewer')
    const { clientMemberID } = (await invite(api, owner, roleID)).body
    expect((await ofMember(clientMemberID, 'GET', '/clients/me')).body.reason).toBe('account_disabled')
    await api.call('DELETE', `/clients/${owner.clientID}/members/${clientMemberID}`, { token: owner.token })
    expect((await ofMember(clientMemberID, 'GET', '/clients/me')).status).toBe(404)
    const both = await explain({ method: 'GET', path, clientMemberID, apiUserID: 'api_1' })
    expect(Object.keys(both.body.fields)).toEqual(['portalUserID', 'apiUserID', 'clientMemberID'])
  })

  it('says what the gate does', async () => {
    const role = await buildRole(api, [
      ['GET', '/clients/*'],
      [null, '/roles/**'],
    ])
    const { id, token } = await buildPortalUser(api, [role])
    const probes = [
      ['GET', '/clients/pending'],
      ['GET', '/clients/cli_absent'],
      ['GET', '/roles'],
      ['POST', '/roles/rol_absent/preview'],
      ['GET', '/admin/stats'],
      ['GET', '/permissions'],
    ] as const
    for (const [method, path] of probes) {
      const { status } = await api.call(method, path, { token, ...(method === 'POST' && { body: {} }) })
      const { body } = await staff(id, method, path)
      expect([method, path, body.allowed]).toEqual([method, path, status !== 403])
    }
  })

  it('finds the very template that the router matches', async () => {
    const { id } = await buildStaffWith(api)
    const words = ['clients', 'me', 'pending', 'status', 'sessions', 'apiusers', 'portal-users', 'roles', 'permissions']
    const parts = [...words, 'explain', 'routes', 'preview', ':clientID', 'cli_1', 'a%20b', 'a%2fb', '%70ending', '']
    const random = new Random(seed)
    const one = (list: string[]) => random.one(list)
    let found = 0
    for (let round = 0; round < 400; round += 1) {
      const path = `/${[one(words), ...Array.from({ length: Math.floor(random.next() * 4) }, () => one(parts))].join('/')}`
      const method = one(['GET', 'GET', 'POST', 'PUT', 'DELETE'])
      await api.app.inject({ method: method as 'GET', url: `/api${path}`, headers: { authorization: 'Bearer none' } })
      const expected = matched
      const { route } = (await staff(id, method, path)).body
      expect([method, path, route && routeKeyOf(method, route.template)]).toEqual([method, path, expected])
      if (expected) found += 1
    }
    expect(found).toBeGreaterThan(20)
  })

  it.each([
    [{ method: 'FETCH', path: '/roles', portalUserID: 'usr_1' }, 422, ['method']],
    [{ path: '/roles', portalUserID: 'usr_1' }, 422, ['method']],
    [{ method: 'GET', path: '', portalUserID: 'usr_1' }, 422, ['path']],
    [{ method: 'GET', path: '/roles' }, 422, ['portalUserID', 'apiUserID', 'clientMemberID']],
    [
      { method: 'GET', path: '/roles', portalUserID: 'usr_1', apiUserID: 'api_1' },
      422,
      ['portalUserID', 'apiUserID', 'clientMemberID'],
    ],
    [{ method: 'GET', path: '/roles', portalUserID: 'usr_absent' }, 404, undefined],
    [{ method: 'GET', path: '/roles', apiUserID: 'api_absent' }, 404, undefined],
  ])('refuses %j', async (query, status, fields) => {
    const answer = await explain(query as unknown as Record<string, string>)
    expect([answer.status, answer.body.fields && Object.keys(answer.body.fields)]).toEqual([status, fields])
  })

  it('is gated itself, as are the two others', async () => {
    const { token, id } = await buildStaffWith(api, pending)
    const role = await roleIDOf(api, admin, 'Onboarding officer')
    const answers = [
      await explain({ method: 'GET', path: '/roles', portalUserID: id }, token),
      await api.call('GET', '/permissions/routes', { token }),
      await api.call('POST', `/roles/${role}/preview`, { token, body: { permissionIDs: [] } }),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('PERMISSION_MISSING'))
    expect((await api.call('GET', '/permissions/routes')).status).toBe(401)
  })
})

describe('GET /permissions/routes', () => {
  const reachOf = async (method: string, template: string) => {
    const { items } = (await api.call('GET', '/permissions/routes', { token: admin })).body
    return items.find((row: { method: string; template: string }) => row.method === method && row.template === template)
  }

  it('lists every gated route with its roles and how many people reach it', async () => {
    const before = await reachOf('GET', '/audit/verification')
    const one = await buildRole(api, [['GET', '/audit/verification']])
    const other = await buildRole(api, [['GET', '/audit/**']])
    await buildPortalUser(api, [one, other])
    await buildPortalUser(api, [other])
    await buildPortalUser(api, [other], true)
    await buildPortalUser(api, [])
    const after = await reachOf('GET', '/audit/verification')
    expect(after.roles.length).toBe(before.roles.length + 2)
    expect(after.roles).toContainEqual({ roleID: one.roleID, name: one.name })
    expect([after.portalUsers, after.apiUsers, after.people]).toEqual([before.portalUsers + 3, 0, before.people + 3])
    expect(after).toMatchObject({ permission: 'See audit log verification', audiences: ['portal'] })
  })

  it('counts API users where they can call at all, and only active ones', async () => {
    const counts = async () => [
      (await reachOf('POST', '/transactions')).apiUsers,
      (await reachOf('GET', '/transactions')).apiUsers,
    ]
    const [create = 0, see = 0] = await counts()
    expect((await reachOf('POST', '/transactions')).portalUsers).toBe(0)
    await buildApiUser(api, client, 'Integrator (read only)')
    expect(await counts()).toEqual([create, see + 1])
    const { apiUserID } = await buildApiUser(api, client)
    expect(await counts()).toEqual([create + 1, see + 2])
    await api.call('POST', `/clients/${client.clientID}/apiusers/${apiUserID}/disable`, { token: client.token })
    expect(await counts()).toEqual([create, see + 1])
    await api.call('POST', `/clients/${client.clientID}/apiusers/${apiUserID}/enable`, { token: client.token })
    expect(await counts()).toEqual([create + 1, see + 2])
    await api.call('DELETE', `/clients/${client.clientID}/apiusers/${apiUserID}`, { token: client.token })
    expect(await counts()).toEqual([create, see + 1])
  })
})
