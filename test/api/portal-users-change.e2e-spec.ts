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
import { adminEmail } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

const userRights: Row[] = [
  ['GET', '/portal-users'],
  ['POST', '/portal-users'],
  ['PUT', '/portal-users/:id'],
  ['DELETE', '/portal-users/:id'],
]
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

describe('PUT /portal-users/:id', () => {
  const target = async (roles: string[], isAdmin = false) => {
    const member = await buildPortalUser(
      api,
      roles.map((roleID) => ({ roleID })),
      isAdmin,
    )
    const input = { userName: member.id, email: member.email, roles }
    return { ...member, input }
  }

  it('changes name and e-mail, and keeps password and sessions', async () => {
    const { id, token, input } = await target([pendingRole])
    const { status, body } = await put(id, {
      ...input,
      userName: 'New name',
      email: `new.${input.email}`,
      password: '',
    })
    expect([status, body.userName, body.email]).toEqual([200, 'New name', `new.${input.email}`])
    expect((await me(token)).status).toBe(200)
    expect((await signIn(input.email)).status).toBe(401)
    expect((await signIn(body.email)).status).toBe(200)
  })

  it('ends every session when the password changes, and takes the new one only', async () => {
    const { id, token, email, input } = await target([pendingRole])
    expect((await put(id, { ...input, password: 'another good one' })).status).toBe(200)
    expect((await me(token)).status).toBe(401)
    expect((await users('POST', '/refresh-token', undefined, { token })).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'another good one')).status).toBe(200)
  })

  it.each([
    ['userName', '', 'Username is required'],
    ['email', '', 'Email is required'],
    ['password', 'five5', 'Password must be at least 6 characters'],
    ['password', 'qwerty', 'This password is too common. Choose another one'],
    ['roles', [], 'At least one role is required'],
    ['roles', undefined, 'At least one role is required'],
    ['roles', ['rol_absent'], 'One of these roles doesn’t exist'],
    ['id', 'usr_1', 'Unknown field'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const { id, input } = await target([pendingRole])
    const { status, body } = await put(id, { ...input, [field]: value })
    expect([status, body.fields]).toEqual([422, { [field]: sentence }])
  })

  it('refuses an e-mail that is taken, and answers 404 for somebody absent', async () => {
    const { id, input } = await target([pendingRole])
    const taken = await put(id, { ...input, email: adminEmail })
    expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['email']])
    expect((await put(absent, input)).status).toBe(404)
  })

  it('lets nobody change their own roles, not even an administrator; the same roles may be sent again', async () => {
    const giver = await target([(await buildRole(api, [...userRights, pending, stats])).roleID])
    const same = await put(giver.id, giver.input, giver.token)
    expect(same.status).toBe(200)
    for (const roles of [[pendingRole], [...giver.input.roles, pendingRole]]) {
      const { status, body } = await put(giver.id, { ...giver.input, roles }, giver.token)
      expect([status, body.code]).toEqual([403, 'OWN_ROLES'])
    }
    const chief = await target([pendingRole], true)
    const refused = await put(chief.id, { ...chief.input, roles: [statsRole] }, chief.token)
    expect([refused.status, refused.body.code]).toEqual([403, 'OWN_ROLES'])
  })

  it('lets an administrator without a role change their own name', async () => {
    const chief = await target([], true)
    const { status, body } = await put(chief.id, { ...chief.input, userName: 'Chief', isAdmin: true }, chief.token)
    expect([status, body.userName, body.roles]).toEqual([200, 'Chief', []])
  })

  it('gives and takes roles, but none that covers more than the giver holds', async () => {
    const giver = await target([(await buildRole(api, [...userRights, pending])).roleID])
    const { id, input } = await target([statsRole])
    const both = [pendingRole, statsRole]
    expect((await put(id, { ...input, roles: both }, giver.token)).status).toBe(200)
    expect((await put(id, { ...input, roles: [statsRole] }, giver.token)).status).toBe(200)
    const taken = await put(id, { ...input, roles: [pendingRole] }, giver.token)
    expect([taken.status, taken.body.code]).toEqual([403, 'TAKE_REFUSED'])
    expect((await put(id, { ...input, roles: [pendingRole] })).status).toBe(200)
    const back = await put(id, { ...input, roles: [pendingRole, statsRole] }, giver.token)
    expect([back.status, back.body.code]).toEqual([403, 'GRANT_REFUSED'])
  })

  it('refuses to set how somebody signs in who may do more', async () => {
    const { token } = await buildStaffWith(api, ...userRights, pending)
    const { id, input } = await target([pendingRole, statsRole])
    const password = await put(id, { ...input, password: 'taken over now' }, token)
    expect([password.status, password.body.code, Object.keys(password.body.fields)]).toEqual([
      403,
      'SIGN_IN_PROTECTED',
      ['password'],
    ])
    const email = await put(id, { ...input, email: 'thief@gatehouse.test' }, token)
    expect([email.status, Object.keys(email.body.fields)]).toEqual([403, ['email']])
    const both = await put(id, { ...input, roles: [pendingRole], password: 'taken over now' }, token)
    expect(both.status).toBe(403)
    expect((await put(id, { ...input, userName: 'Only a name' }, token)).status).toBe(200)
    const equal = await target([pendingRole])
    expect((await put(equal.id, { ...equal.input, password: 'a helpful reset' }, token)).status).toBe(200)
  })

  it('lets only an administrator change an administrator or the flag', async () => {
    const { token } = await buildStaffWith(api, [null, '/**'])
    const chief = await target([pendingRole], true)
    const member = await target([pendingRole])
    const refusals = [
      await put(chief.id, { ...chief.input, userName: 'Mine' }, token),
      await put(chief.id, { ...chief.input, isAdmin: false }, token),
      await put(member.id, { ...member.input, isAdmin: true }, token),
    ]
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([403, 'ADMINISTRATORS_ONLY']))
    expect((await put(member.id, { ...member.input, isAdmin: false }, token)).status).toBe(200)
    expect((await put(member.id, { ...member.input, isAdmin: true })).body.isAdmin).toBe(true)
    expect((await put(member.id, { ...member.input, isAdmin: false })).body.isAdmin).toBe(false)
  })

  it('decides on what is true when it writes: one who loses a right while they give it gives nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const giver = await target([(await buildRole(api, [...userRights, pending])).roleID])
      const { id, input } = await target([statsRole])
      const roles = [pendingRole, statsRole]
      await Promise.all([
        put(giver.id, { ...giver.input, roles: [statsRole] }),
        put(id, { ...input, roles }, giver.token),
      ])
      const entries = await api.database.read.find(AuditEntry, { order: { sequence: 'DESC' }, take: 2 })
      const order = entries.filter(({ action }) => action === 'portal_user.updated').map(({ targetID }) => targetID)
      const gained = (await users('GET', '?limit=100', admin)).body.items.find((user: { id: string }) => user.id === id)
      // Whoever was first, the giver gave only if the log says that it still held what it gave.
      expect(gained.roles.length === 2).toBe(order[0] === giver.id && order[1] === id)
    }
  })

  it('needs the row, a token and the right audience', async () => {
    const { id, input } = await target([pendingRole])
    const { token } = await buildStaffWith(api, pending)
    expect((await put(id, input, token)).body.error).toBe(
      'You need the permission "Change portal users" (PUT /portal-users/:id) to do this',
    )
    expect((await users('PUT', `/${id}`, undefined, input)).status).toBe(401)
    expect((await put(id, input, (await buildClient(api)).token)).body.code).toBe('WRONG_AUDIENCE')
  })
})

describe('DELETE /portal-users/:id', () => {
  it('ends the sessions and frees the e-mail; again it answers 404', async () => {
    const { id, email, token } = await buildPortalUser(api, [{ roleID: pendingRole }])
    expect((await users('DELETE', `/${id}`, admin)).status).toBe(204)
    expect((await me(token)).status).toBe(401)
    expect((await signIn(email)).status).toBe(401)
    expect((await users('DELETE', `/${id}`, admin)).status).toBe(404)
    expect((await create([pendingRole], { email })).status).toBe(201)
  })

  it('is refused for an administrator by anybody else, without the row and without a token', async () => {
    const { token } = await buildStaffWith(api, [null, '/**'])
    const refused = await users('DELETE', `/${await adminID()}`, token)
    expect([refused.status, refused.body.code]).toEqual([403, 'ADMINISTRATORS_ONLY'])
    const powerless = await buildStaffWith(api, pending)
    expect((await users('DELETE', `/${powerless.id}`, powerless.token)).status).toBe(403)
    expect((await users('DELETE', `/${powerless.id}`)).status).toBe(401)
  })
})
