import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { HeldRight } from '../../api/src/people/portal-users/held-right.entity.js'
import type { Permission } from '../../api/src/people/gate/permission.entity.js'
import type { Role } from '../../api/src/people/gate/role.entity.js'
import { Retention } from '../../api/src/process/retention/retention.js'
import { signInAdmin } from '../support/builders.js'
import {
  buildPortalUser,
  buildRole,
  buildStaffWith,
  type Row,
  type StaffMember,
  staffPassword,
} from '../support/rights.js'
import type { Answer } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

// Each test is one way that took somebody over before: weaken, set how they sign in, wait until it is given back.
const managing: Row[] = [
  ['POST', '/portal-users'],
  ['PUT', '/portal-users/:id'],
  ['DELETE', '/portal-users/:id'],
  ['POST', '/portal-users/:id/unlock'],
  ['DELETE', '/portal-users/:id/sessions/:sessionID'],
  ['PUT', '/roles/:roleID'],
]
const pending: Row = ['GET', '/clients/pending']
const stats: Row = ['GET', '/admin/stats']
const day = 86_400_000
const knownToThief = 'known to the thief'

let api: TestApi
let admin: string
let common: Role
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
  common = await buildRole(api, [pending])
})
afterAll(() => api.close())

let thief: StaffMember
let strong: Role
let victim: StaffMember
beforeEach(async () => {
  thief = await buildStaffWith(api, ...managing, pending)
  strong = await buildRole(api, [stats])
  victim = await buildPortalUser(api, [common, strong])
})

const put = (token: string, roles: Role[], change: object = {}, who = victim): Promise<Answer> =>
  api.call('PUT', `/portal-users/${who.id}`, {
    token,
    body: { userName: 'Victim', email: who.email, roles: roles.map(({ roleID }) => roleID), ...change },
  })
const signIn = (email = victim.email, password = knownToThief) =>
  api.call('POST', '/portal-users/login', { body: { email, password } })
const read = async (id = victim.id) => (await api.call('GET', `/portal-users/${id}`, { token: admin })).body
const refusalOf = ({ status, body }: Answer) => [status, body.code]
const rowsOf = ({ permissions = [] }: Role) => permissions.map(({ permissionID }: Permission) => permissionID)
const saveRole = (role: Role, permissionIDs: string[], token = admin) =>
  api.call('PUT', `/roles/${role.roleID}`, { token, body: { name: role.name, permissionIDs } })
const age = (portalUserID: string, removedAt: Date) =>
  api.database.write((manager) => manager.update(HeldRight, { portalUserID }, { removedAt }))
describe('a role that somebody carries', () => {
  it('is taken away by nobody who does not hold all of it', async () => {
    const refused = await put(thief.token, [common])
    expect(refusalOf(refused)).toEqual([403, 'TAKE_REFUSED'])
    expect(refused.body.fields.roles).toMatch(/^You can’t remove the permission "Permission prm_\w+" because you/)
    expect((await read()).roles).toHaveLength(2)
  })

  it('is taken away by whoever holds it, also from somebody who may do more', async () => {
    expect((await put(thief.token, [strong])).status).toBe(200)
    expect(refusalOf(await put(thief.token, [strong], { password: knownToThief }))).toEqual([403, 'SIGN_IN_PROTECTED'])
  })
})

describe.each([
  ['password', { password: knownToThief }],
  ['email', { email: 'thief@gatehouse.test' }],
])('the %s of somebody', (field, change) => {
  const expectProtected = async () => {
    const refused = await put(thief.token, [common], change)
    expect(refusalOf(refused)).toEqual([403, 'RIGHTS_HELD_LATELY'])
    expect(Object.keys(refused.body.fields)).toEqual([field])
    expect((await signIn(victim.email, staffPassword)).status).toBe(200)
  }

  it('is set by nobody who does not hold the role that was taken from them lately', async () => {
    expect((await put(admin, [common])).status).toBe(200)
    await expectProtected()
  })

  it('is set by nobody who does not hold what their role lost lately', async () => {
    victim = await buildPortalUser(api, [common])
    const wide = await buildRole(api, [pending, stats])
    expect((await put(admin, [wide])).status).toBe(200)
    expect((await saveRole(wide, rowsOf(wide).slice(0, 1))).status).toBe(200)
    const refused = await put(thief.token, [wide], change)
    expect(refusalOf(refused)).toEqual([403, 'RIGHTS_HELD_LATELY'])
  })

  it('is set by nobody who does not hold what a row of their role covered lately', async () => {
    const [row] = strong.permissions as [Permission]
    const body = { name: row.name, httpMethod: 'GET', routePattern: '/clients/pending' }
    expect((await api.call('PUT', `/permissions/${row.permissionID}`, { token: admin, body })).status).toBe(200)
    expect(refusalOf(await put(thief.token, [common, strong], change))).toEqual([403, 'RIGHTS_HELD_LATELY'])
  })

  it('is set by nobody who does not hold a role that was taken from them and then deleted', async () => {
    expect((await put(admin, [common])).status).toBe(200)
    expect((await api.call('DELETE', `/roles/${strong.roleID}`, { token: admin })).status).toBe(204)
    await expectProtected()
  })

  it('is set by an administrator alone, if they were one lately', async () => {
    victim = await buildPortalUser(api, [common], true)
    expect((await put(admin, [common], { isAdmin: false })).body.isAdmin).toBe(false)
    await expectProtected()
    expect((await put(admin, [common], change)).status).toBe(200)
    await api.call('DELETE', `/portal-users/${victim.id}`, { token: admin })
  })

  it('can be set again 30 days later, when the old rights are forgotten', async () => {
    expect((await put(admin, [common])).status).toBe(200)
    await age(victim.id, new Date(clock.time() - 30 * day + 60_000))
    await expectProtected()
    await age(victim.id, new Date(clock.time() - 30 * day - 1))
    expect((await put(thief.token, [common], change)).status).toBe(200)
    await api.app.get(Retention, { strict: false }).removeOld(clock.time())
    expect(await api.database.read.countBy(HeldRight, { portalUserID: victim.id })).toBe(0)
    await api.call('DELETE', `/portal-users/${victim.id}`, { token: admin })
  })
})

describe('whoever may do more, or could lately', () => {
  const sessionOf = async () =>
    (await api.call('GET', `/portal-users/${victim.id}/sessions`, { token: admin })).body.items[0].sessionID
  const touches: [string, () => Promise<Answer>][] = [
    ['deleted', () => api.call('DELETE', `/portal-users/${victim.id}`, { token: thief.token })],
    ['unlocked', () => api.call('POST', `/portal-users/${victim.id}/unlock`, { token: thief.token })],
    [
      'signed out',
      async () =>
        api.call('DELETE', `/portal-users/${victim.id}/sessions/${await sessionOf()}`, { token: thief.token }),
    ],
  ]

  it.each(touches)('is not %s by somebody who may do less', async (_, touch) => {
    expect(refusalOf(await touch())).toEqual([403, 'RIGHTS_PROTECTED'])
    await put(admin, [common])
    expect(refusalOf(await touch())).toEqual([403, 'RIGHTS_PROTECTED'])
    expect((await api.call('GET', '/portal-users/me', { token: victim.token })).status).toBe(200)
  })

  it.each(touches)('can be %s by somebody who holds as much', async (_, touch) => {
    victim = await buildPortalUser(api, [common])
    expect((await touch()).status).toBeLessThan(300)
  })
})
