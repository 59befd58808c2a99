import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { buildClient, signInAdmin, signupInput } from '../support/builders.js'
import {
  buildRole,
  buildStaffWith,
  changePortalUser,
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

describe('GET /portal-users', () => {
  it('lists people with their roles and their last sign-in, newest first, in pages that neither repeat nor skip', async () => {
    const made = []
    for (let count = 0; count < 5; count += 1) made.unshift((await create([pendingRole, statsRole])).body.id)
    const all = (await users('GET', '?limit=100', admin)).body.items
    expect(all.slice(0, 5).map(({ id }: { id: string }) => id)).toEqual(made)
    expect(all[0].roles).toHaveLength(2)
    expect(all.at(-1)).toMatchObject({ email: adminEmail, isAdmin: true, lastSignInAt: expect.any(String) })
    expect(JSON.stringify(all)).not.toMatch(/"password(Hash)?"|argon2/i)
    const paged = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await users('GET', `?limit=2${cursor && `&cursor=${cursor}`}`, admin)
      paged.push(...body.items)
      cursor = body.nextCursor
    }
    expect(paged).toEqual(all)
  })
})

describe('GET /portal-users/:id', () => {
  it('answers one person as the list does; an id that is nobody’s, or a client’s, looks absent', async () => {
    const { id } = (await create([pendingRole])).body
    const [listed] = (await users('GET', '?limit=1', admin)).body.items
    const { status, body } = await users('GET', `/${id}`, admin)
    expect([status, body]).toEqual([200, listed])
    const { clientID } = await buildClient(api)
    for (const other of ['usr_00000000000000000000000000', clientID, '%00'])
      expect((await users('GET', `/${other}`, admin)).status).toBe(404)
  })

  it('needs its own row: those of the list and of changing do not cover it', async () => {
    const { id, token } = await buildStaffWith(api, ...userRights)
    expect((await users('GET', `/${id}`, token)).body.error).toBe(
      'You need the permission "See a portal user" (GET /portal-users/:id) to do this',
    )
  })
})

describe('POST /portal-users by staff', () => {
  it('answers the view of a person who can sign in and reaches what the roles cover', async () => {
    const { status, body } = await create([pendingRole, pendingRole], { email: ' Mixed.Case@Example.com ' })
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^usr_[0-9a-z]{26}$/),
        userName: 'Grace Hopper',
        email: 'mixed.case@example.com',
        isAdmin: false,
        isBreakGlass: false,
        roles: [{ role: { roleID: pendingRole, name: expect.any(String) } }],
        clientID: null,
        emailVerifiedAt: expect.any(String),
        emailSetBy: null,
        needsNewPassword: false,
        lastSignInAt: null,
        createdAt: expect.any(String),
        version: expect.any(String),
      },
    ])
    const signedIn = await signIn('mixed.case@example.com')
    expect((await me(signedIn.body.token)).body.routes).toEqual(['GET /clients/pending'])
  })

  it('names what is missing in the words of the specification', async () => {
    const { status, body } = await users('POST', '', admin, {})
    expect([status, body.fields]).toEqual([
      422,
      {
        userName: 'Username is required',
        email: 'Email is required',
        password: 'Password is required',
        roles: 'At least one role is required',
      },
    ])
  })

  it.each([
    ['email', 'nobody', 'Invalid email address'],
    ['password', 'five5', 'Password must be at least 6 characters'],
    ['password', 'password', 'This password is too common. Choose another one'],
    ['roles', [], 'At least one role is required'],
    ['roles', '', 'At least one role is required'],
    ['roles', 'rol_1', 'Send a list of at most 1000 IDs'],
    ['roles', [7], 'Send a list of at most 1000 IDs'],
    ['roles', ['rol_absent'], 'One of these roles doesn’t exist'],
    ['isAdmin', 'yes', 'This must be true or false'],
    ['userName', 'nul\u0000', 'Remove the invisible characters'],
    ['clientID', 'cli_1', 'Unknown field'],
    ['passwordHash', 'x', 'Unknown field'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const { status, body } = await create([pendingRole], { [field]: value })
    expect([status, body.fields]).toEqual([422, { [field]: sentence }])
  })

  it('refuses a body that is not an object', async () => {
    expect((await users('POST', '', admin, '[1]')).status).toBe(400)
  })

  it('refuses an e-mail that is taken, also in parallel', async () => {
    const body = portalUserInput([pendingRole])
    const answers = await Promise.all(Array.from({ length: 6 }, () => users('POST', '', admin, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.fields).toEqual({ email: 'This email address is already registered' })
  })

  it('makes an administrator, who needs no role, for an administrator only', async () => {
    const made = await create([], { isAdmin: true })
    expect([made.status, made.body.isAdmin, made.body.roles]).toEqual([201, true, []])
    const { token } = await buildStaffWith(api, [null, '/**'])
    const refused = await create([pendingRole], { isAdmin: true }, token)
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      403,
      'ADMINISTRATORS_ONLY',
      ['isAdmin'],
    ])
  })

  it('refuses a role that covers more than the giver holds, and names the permission', async () => {
    const { token } = await buildStaffWith(api, ...userRights, pending)
    expect((await create([pendingRole], {}, token)).status).toBe(201)
    const refused = await create([pendingRole, statsRole], {}, token)
    expect([refused.status, refused.body.code]).toEqual([403, 'GRANT_REFUSED'])
    expect(refused.body.fields.roles).toMatch(/^You can’t grant the permission "Permission prm_\w+" because/)
  })

  it('refuses a role that would cover more with the next version, though not today', async () => {
    const wide = await buildRole(api, [['GET', '/clients/pending/**']])
    const future = await buildRole(api, [['GET', '/not-yet']])
    const { token } = await buildStaffWith(api, ...userRights, pending)
    expect((await create([wide.roleID], {}, token)).body.code).toBe('GRANT_REFUSED')
    expect((await create([future.roleID], {}, token)).body.code).toBe('GRANT_REFUSED')
  })

  it('gives what a wider row of the giver includes, and rows that grant nothing', async () => {
    const nothing = await buildRole(api, [
      ['GET', null],
      [null, 'unreadable'],
    ])
    const { token } = await buildStaffWith(api, ...userRights, [null, '/clients/**'])
    expect((await create([pendingRole, nothing.roleID], {}, token)).status).toBe(201)
  })

  it('is closed to staff without the row, to other audiences and to tokens that prove nothing', async () => {
    const { token } = await buildStaffWith(api, pending)
    const refused = await create([pendingRole], {}, token)
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'You need the permission "Create portal users" (POST /portal-users) to do this',
    ])
    const client = await buildClient(api)
    expect((await create([pendingRole], {}, client.token)).body.code).toBe('WRONG_AUDIENCE')
    const body = { ...portalUserInput([]), roles: undefined, clientID: client.clientID }
    for (const authorization of ['Bearer x.y.z', 'Basic eDp5', '', 'Bearer ']) {
      const { status } = await api.call('POST', '/portal-users', { body, headers: { authorization } })
      expect([authorization, status]).toEqual([authorization, 401])
    }
  })
})

describe('POST /portal-users by a visitor', () => {
  const visitorInput = (clientID: unknown, overrides = {}) => {
    const { roles: _roles, ...input } = portalUserInput([])
    return { ...input, clientID, ...overrides }
  }
  const signUp = (clientID: unknown, overrides = {}) => users('POST', '', undefined, visitorInput(clientID, overrides))
  const register = async () =>
    (await api.call('POST', '/clients/register', { body: signupInput() })).body.clientID as string

  it('makes an account that is no administrator, has no role and reaches nothing', async () => {
    const clientID = await register()
    const { status, body } = await signUp(clientID)
    expect([status, body]).toEqual([201, expect.objectContaining({ isAdmin: false, roles: [], clientID })])
    const { token } = (await signIn(body.email)).body
    expect((await me(token)).body.routes).toEqual([])
    expect((await users('GET', '', token)).status).toBe(403)
  })

  it.each([
    ['roles', ['rol_any']],
    ['roles', []],
    ['roles', null],
    ['isAdmin', true],
    ['isAdmin', false],
  ])('refuses %s %j by name', async (field, value) => {
    const { status, body } = await signUp(await register(), { [field]: value })
    expect([status, body.fields]).toEqual([422, { [field]: 'Unknown field' }])
  })

  it('refuses a short and a common password', async () => {
    const clientID = await register()
    expect((await signUp(clientID, { password: 'five5' })).body.fields.password).toContain('at least 6')
    expect((await signUp(clientID, { password: '123456' })).body.fields.password).toContain('too common')
  })

  it('counts roles that staff give later on the very next request', async () => {
    const { body } = await signUp(await register())
    const { token } = (await signIn(body.email)).body
    const { userName, email, id } = body
    await changePortalUser(api, { id, emailVerifiedAt: clock.now() })
    expect((await put(id, { userName, email, roles: [pendingRole] })).status).toBe(200)
    expect((await api.call('GET', '/clients/pending', { token })).status).toBe(200)
    expect((await put(id, { userName, email, roles: [statsRole] })).status).toBe(200)
    expect((await api.call('GET', '/clients/pending', { token })).status).toBe(403)
  })
})
