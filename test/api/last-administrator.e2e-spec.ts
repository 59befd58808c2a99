import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { hashPassword } from '../../api/src/platform/crypto/passwords.js'
import type { Role } from '../../api/src/people/gate/role.entity.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { addLogin } from '../../api/src/people/sign-in/logins.js'
import { signInAdmin } from '../support/builders.js'
import { buildPortalUser, buildRole, changePortalUser } from '../support/rights.js'
import { adminEmail, adminPassword } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

// Has a database of its own, where nobody else is an administrator.
let api: TestApi
let role: Role
beforeAll(async () => {
  api = await startApi()
  role = await buildRole(api, [['GET', '/clients/pending']])
})
afterAll(() => api.close())

let id: string
let token: string
beforeEach(async () => {
  await api.database.write(async (manager) => {
    await manager.query('DELETE FROM "portal_user_roles"')
    await manager.query('DELETE FROM "portal_users"')
    await manager.delete(Login, { audience: 'portal' })
  })
  id = newId('usr')
  const passwordHash = await hashPassword(adminPassword)
  const login = { audience: 'portal', emailAddress: adminEmail, passwordHash } as const
  const loginID = await api.database.write((manager) => addLogin(manager, login))
  const administrator = { id, loginID, userName: 'Administrator', email: adminEmail, isAdmin: true, roles: [role] }
  await changePortalUser(api, { ...administrator, createdAt: clock.now() })
  token = await signInAdmin(api)
})

const path = (userID: string) => `/portal-users/${userID}`
const demotion = (email: string) => ({ userName: 'Administrator', email, roles: [role.roleID], isAdmin: false })

describe('the last administrator', () => {
  it('is neither deleted nor demoted', async () => {
    const refusals = [
      await api.call('DELETE', path(id), { token }),
      await api.call('PUT', path(id), { token, body: demotion(adminEmail) }),
    ]
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([409, 'LAST_ADMINISTRATOR']))
    expect((await api.call('GET', '/portal-users', { token })).status).toBe(200)
  })

  it('may go once there is another', async () => {
    await buildPortalUser(api, [], true)
    expect((await api.call('DELETE', path(id), { token })).status).toBe(204)
  })

  it('may step down once there is another, and then passes no row that it does not hold', async () => {
    await buildPortalUser(api, [], true)
    expect((await api.call('PUT', path(id), { token, body: demotion(adminEmail) })).body.isAdmin).toBe(false)
    expect((await api.call('GET', '/portal-users', { token })).status).toBe(403)
    expect((await api.call('GET', '/clients/pending', { token })).status).toBe(200)
  })

  it.each([
    ['delete each other', 'DELETE', true],
    ['delete themselves', 'DELETE', false],
    ['demote each other', 'PUT', true],
    ['demote themselves', 'PUT', false],
  ])('stays when two %s in parallel', async (_, method, isCrossed) => {
    const other = await buildPortalUser(api, [role], true)
    const remove = (userID: string, email: string, by: string) =>
      api.call(method, path(userID), { token: by, ...(method === 'PUT' && { body: demotion(email) }) })
    const answers = await Promise.all([
      remove(other.id, other.email, isCrossed ? token : other.token),
      remove(id, adminEmail, isCrossed ? other.token : token),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => [401, 403, 409].includes(status))).toHaveLength(1)
    const left: { isAdmin: unknown }[] = await api.database.read.query('SELECT "isAdmin" FROM "portal_users"')
    expect(left.filter(({ isAdmin }) => isAdmin)).toHaveLength(1)
  })
})
