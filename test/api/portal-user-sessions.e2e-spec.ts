import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { buildClient, signInAdmin } from '../support/builders.js'
import {
  buildPortalUser,
  buildRole,
  buildStaffWith,
  portalUserInput,
  type Row,
  staffPassword,
} from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const pending: Row = ['GET', '/clients/pending']
const stats: Row = ['GET', '/admin/stats']

let api: TestApi
let admin: string
let pendingRole: string
let statsRole: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
  pendingRole = (await buildRole(api, [pending])).roleID
  statsRole = (await buildRole(api, [stats])).roleID
})
afterAll(() => api.close())

const users = (method: string, rest: string, token?: string, body?: unknown) =>
  api.call(method, `/portal-users${rest}`, { token, body })
const create = (roles: string[], overrides = {}, token: string = admin) =>
  users('POST', '', token, portalUserInput(roles, overrides))
const put = (id: string, body: object, token: string = admin) => users('PUT', `/${id}`, token, body)
const signIn = (email: string, password = staffPassword) => users('POST', '/login', undefined, { email, password })
const me = (token: string) => users('GET', '/me', token)
const adminID = async () => (await me(admin)).body.id
const absent = 'usr_00000000000000000000000000'

describe('GET and DELETE /portal-users/me/sessions', () => {
  it("shows one's own signed-in browsers and ends one of them", async () => {
    const { email, token } = await buildPortalUser(api, [])
    const other = (await signIn(email)).body.token
    const { items } = (await users('GET', '/me/sessions', token)).body
    expect(items).toHaveLength(2)
    expect(items.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1)
    expect(Object.keys(items[0]).sort()).toEqual([
      'address',
      'createdAt',
      'endsAt',
      'isCurrent',
      'sessionID',
      'userAgent',
    ])
    const ended = items.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).sessionID
    expect((await users('DELETE', `/me/sessions/${ended}`, token)).status).toBe(204)
    expect((await me(other)).status).toBe(401)
    expect((await me(token)).status).toBe(200)
    expect((await users('DELETE', `/me/sessions/${ended}`, token)).status).toBe(404)
  })

  it("does not find somebody else's", async () => {
    const mine = await buildPortalUser(api, [])
    const other = await buildPortalUser(api, [])
    const { sessionID } = (await users('GET', '/me/sessions', other.token)).body.items[0]
    expect((await users('DELETE', `/me/sessions/${sessionID}`, mine.token)).status).toBe(404)
    expect((await me(other.token)).status).toBe(200)
    expect((await users('GET', '/me/sessions')).status).toBe(401)
  })
})

describe('GET and DELETE /portal-users/:id/sessions', () => {
  const sessionRights: Row[] = [
    ['GET', '/portal-users/:id/sessions'],
    ['DELETE', '/portal-users/:id/sessions/:sessionID'],
  ]

  it("shows and ends another person's sessions, with the rows for it", async () => {
    const staff = await buildStaffWith(api, ...sessionRights)
    const target = await buildPortalUser(api, [])
    const { items } = (await users('GET', `/${target.id}/sessions`, staff.token)).body
    expect(items).toHaveLength(1)
    expect((await users('DELETE', `/${target.id}/sessions/${items[0].sessionID}`, staff.token)).status).toBe(204)
    expect((await me(target.token)).status).toBe(401)
    const powerless = await buildStaffWith(api, pending)
    expect((await users('GET', `/${target.id}/sessions`, powerless.token)).status).toBe(403)
  })

  it("ends an administrator's for an administrator only, and finds no client's under an id of its own", async () => {
    const staff = await buildStaffWith(api, ...sessionRights)
    const id = await adminID()
    const { items } = (await users('GET', `/${id}/sessions`, staff.token)).body
    const refused = await users('DELETE', `/${id}/sessions/${items[0].sessionID}`, staff.token)
    expect([refused.status, refused.body.code]).toEqual([403, 'ADMINISTRATORS_ONLY'])
    const { clientID } = await buildClient(api)
    expect((await users('GET', `/${clientID}/sessions`, staff.token)).status).toBe(404)
    expect((await users('GET', `/${absent}/sessions`, staff.token)).status).toBe(404)
    const forClients = await buildStaffWith(api, [null, '/clients/**'])
    expect((await api.call('GET', `/clients/${id}/sessions`, { token: forClients.token })).status).toBe(404)
    const path = `/clients/${id}/sessions/${items[0].sessionID}`
    expect((await api.call('DELETE', path, { token: forClients.token })).status).toBe(404)
  })
})

describe('the audit log', () => {
  const last = async () => (await api.database.read.find(AuditEntry, { order: { sequence: 'DESC' }, take: 1 }))[0]

  it('says who made, changed and deleted whom, without a password', async () => {
    const { id, userName, email } = (await create([pendingRole])).body
    expect(await last()).toMatchObject({ action: 'portal_user.created', actorID: await adminID(), targetID: id })
    await put(id, { userName, email, roles: [statsRole], password: 'a brand new one' })
    const { before, after, action } = (await last()) as AuditEntry
    expect([action, JSON.parse(before ?? '').roles, JSON.parse(after ?? '')]).toEqual([
      'portal_user.updated',
      [pendingRole],
      { userName, email, isAdmin: false, roles: [statsRole], password: '•••' },
    ])
    await users('DELETE', `/${id}`, admin)
    expect(await last()).toMatchObject({ action: 'portal_user.deleted', targetID: id })
  })

  it('keeps a refresh, and a reused token with its session', async () => {
    const { id, token } = await buildPortalUser(api, [])
    await users('POST', '/refresh-token', undefined, { token })
    expect(await last()).toMatchObject({ action: 'portal_user.token_refreshed', actorID: id })
    const options = { body: { token }, headers: { 'user-agent': 'another browser' } }
    expect((await api.call('POST', '/portal-users/refresh-token', options)).status).toBe(401)
    expect(await last()).toMatchObject({ action: 'portal_user.token_reused', targetID: id, actorKind: 'visitor' })
  })
})
