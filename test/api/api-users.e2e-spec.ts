import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { apiUsersMax } from '#contract/limits.js'
import {
  accessTokenFor,
  apiUserInput,
  buildApiUser,
  buildClient,
  roleIDOf,
  signInAdmin,
  type SignedInClient,
} from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let roleID: string
beforeAll(async () => {
  api = await startApi()
  client = await buildClient(api)
  roleID = await roleIDOf(api, client.token, 'Integrator (payments)')
})
afterAll(() => api.close())

const path = (rest = '') => `/clients/${client.clientID}/apiusers${rest}`

describe('GET /roles with a client token', () => {
  it('answers only the roles that API users may carry, by id and name', async () => {
    const { body } = await api.call('GET', '/roles', { token: client.token })
    expect(body.items.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Integrator (payments)',
      'Integrator (read only)',
    ])
    expect(Object.keys(body.items[0])).toEqual(['roleID', 'name'])
  })
})

describe('POST /clients/:clientID/apiusers', () => {
  it('answers key and secret, which no later answer holds', async () => {
    const { status, body } = await api.call('POST', path(), { token: client.token, body: apiUserInput(roleID) })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      id: body.apiUserID,
      apiKey: expect.stringMatching(/^gk_test_[0-9a-f]{32}$/),
      apiSecret: expect.stringMatching(/^gs_.{43}$/),
      status: 'active',
    })
    const list = await api.call('GET', path(), { token: client.token })
    expect(list.body.items[0]).toMatchObject({
      apiUserID: body.apiUserID,
      apiKey: body.apiKey,
      roleName: 'Integrator (payments)',
    })
    expect(JSON.stringify(list.body)).not.toContain(body.apiSecret)
  })

  it('asks for every field', async () => {
    const { status, body } = await api.call('POST', path(), { token: client.token, body: {} })
    expect([status, body.fields]).toEqual([
      422,
      {
        developerName: 'Developer name is required',
        developerEmailAddress: 'Email is required',
        developerPhoneNumber: 'Phone number is required',
        roleID: 'Role is required',
      },
    ])
  })

  it(`refuses more than ${apiUsersMax}, also at the same moment, whoever makes them; deleted ones do not count`, async () => {
    const many = await buildClient(api)
    const staff = await signInAdmin(api)
    const theirs = `/clients/${many.clientID}/apiusers`
    const make = () => api.call('POST', theirs, { token: many.token, body: apiUserInput(roleID) })
    const makeAsStaff = () =>
      api.call('POST', '/api-users', { token: staff, body: apiUserInput(roleID, { clientID: many.clientID }) })
    const made = []
    for (let count = 0; count < apiUsersMax - 4; count += 1) made.push((await make()).body.apiUserID)
    const last = await Promise.all([
      make(),
      makeAsStaff(),
      make(),
      makeAsStaff(),
      make(),
      makeAsStaff(),
      make(),
      make(),
    ])
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409])
    const refused = last.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'TOO_MANY_API_USERS',
      error: `You can have at most ${apiUsersMax} API users. Delete one that you no longer use`,
    })
    expect((await makeAsStaff()).status).toBe(409)
    expect((await api.call('DELETE', `${theirs}/${made[0]}`, { token: many.token })).status).toBe(204)
    expect((await Promise.all([make(), makeAsStaff()])).map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await api.call('POST', path(), { token: client.token, body: apiUserInput(roleID) })).status).toBe(201)
  })

  it('refuses a role that is not marked for API users, and one that does not exist, alike', async () => {
    const staffToken = (
      await api.call('POST', '/portal-users/login', {
        body: { email: 'admin@gatehouse.test', password: 'a-long-admin-password' },
      })
    ).body.token
    const staffRole = await roleIDOf(api, staffToken, 'Onboarding officer')
    for (const refused of [staffRole, 'rol_absent']) {
      const { status, body } = await api.call('POST', path(), { token: client.token, body: apiUserInput(refused) })
      expect([status, body.fields]).toEqual([422, { roleID: 'Choose one of the listed roles' }])
    }
  })
})

describe('PUT /clients/:clientID/apiusers/:apiUserID', () => {
  it('changes details and role; the new role counts on the next request', async () => {
    const user = await buildApiUser(api, client)
    const readOnly = await roleIDOf(api, client.token, 'Integrator (read only)')
    const body = apiUserInput(readOnly, { developerName: 'Renamed' })
    const answer = await api.call('PUT', path(`/${user.apiUserID}`), { token: client.token, body })
    expect([answer.status, answer.body.developerName, answer.body.roleName]).toEqual([
      200,
      'Renamed',
      'Integrator (read only)',
    ])
    const payment = await api.call('POST', '/transactions', { token: user.accessToken, body: {} })
    expect([payment.status, payment.body.code]).toEqual([403, 'PERMISSION_MISSING'])
    expect((await api.call('GET', '/transactions', { token: user.accessToken })).status).toBe(200)
  })
})

describe('POST /clients/:clientID/apiusers/:apiUserID/regenerate-key', () => {
  it('answers a new key and secret; the old ones and their tokens end at once', async () => {
    const user = await buildApiUser(api, client)
    const { status, body } = await api.call('POST', path(`/${user.apiUserID}/regenerate-key`), { token: client.token })
    expect(status).toBe(200)
    expect(body.apiKey).not.toBe(user.apiKey)
    expect((await api.call('GET', '/transactions', { token: user.accessToken })).status).toBe(401)
    expect(await accessTokenFor(api, user.apiKey, user.apiSecret)).toBeUndefined()
    expect(await accessTokenFor(api, body.apiKey, body.apiSecret)).toEqual(expect.any(String))
  })
})

describe('DELETE /clients/:clientID/apiusers/:apiUserID', () => {
  it('revokes at once', async () => {
    const user = await buildApiUser(api, client)
    expect((await api.call('DELETE', path(`/${user.apiUserID}`), { token: client.token })).status).toBe(204)
    expect((await api.call('GET', '/transactions', { token: user.accessToken })).status).toBe(401)
    expect(await accessTokenFor(api, user.apiKey, user.apiSecret)).toBeUndefined()
    expect((await api.call('DELETE', path(`/${user.apiUserID}`), { token: client.token })).status).toBe(404)
  })
})

describe('another merchant', () => {
  it("finds nothing of this one, by this one's ids or its own", async () => {
    const user = await buildApiUser(api, client)
    const other = await buildClient(api)
    const body = apiUserInput(roleID)
    const attempts: [string, string, unknown?][] = [
      ['GET', path()],
      ['POST', path(), body],
      ['PUT', path(`/${user.apiUserID}`), body],
      ['DELETE', path(`/${user.apiUserID}`)],
      ['POST', path(`/${user.apiUserID}/regenerate-key`)],
      ['POST', path(`/${user.apiUserID}/disable`)],
      ['POST', path(`/${user.apiUserID}/enable`)],
      ['PUT', `/clients/${other.clientID}/apiusers/${user.apiUserID}`, body],
      ['DELETE', `/clients/${other.clientID}/apiusers/${user.apiUserID}`],
      ['POST', `/clients/${other.clientID}/apiusers/${user.apiUserID}/regenerate-key`],
      ['POST', `/clients/${other.clientID}/apiusers/${user.apiUserID}/disable`],
      ['POST', `/clients/${other.clientID}/apiusers/${user.apiUserID}/enable`],
      ['GET', `/clients/${client.clientID}/transactions`],
    ]
    for (const [method, target, input] of attempts) {
      const { status } = await api.call(method, target, { token: other.token, body: input })
      expect([method, target, status]).toEqual([method, target, 404])
    }
    expect((await api.call('GET', '/transactions', { token: user.accessToken })).status).toBe(200)
  })
})
