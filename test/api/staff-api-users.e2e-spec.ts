import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  accessTokenFor,
  apiUserInput,
  buildClient,
  roleIDOf,
  signInAdmin,
  type SignedInClient,
} from '../support/builders.js'
import { buildStaffWith } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let token: string
let client: SignedInClient
let roleID: string
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
  client = await buildClient(api)
  roleID = await roleIDOf(api, token, 'Integrator (payments)')
})
afterAll(() => api.close())

const input = (overrides = {}) => apiUserInput(roleID, { clientID: client.clientID, ...overrides })
const create = (overrides = {}) => api.call('POST', '/api-users', { token, body: input(overrides) })

describe('POST /api-users', () => {
  it('answers key and secret of a user that can take tokens', async () => {
    const { status, body } = await create()
    expect([status, body.clientID, body.id]).toEqual([201, client.clientID, body.apiUserID])
    expect(await accessTokenFor(api, body.apiKey, body.apiSecret)).toEqual(expect.any(String))
  })

  it('asks for every field in the words of the specification', async () => {
    const { body } = await api.call('POST', '/api-users', { token, body: {} })
    expect(body.fields).toEqual({
      developerName: 'Developer name is required',
      developerEmailAddress: 'Email is required',
      developerPhoneNumber: 'Phone number is required',
      clientID: 'Client is required',
      roleID: 'Role is required',
    })
  })

  it('refuses a client that is not there, and a role that is not for API users', async () => {
    expect(Object.keys((await create({ clientID: 'cli_absent' })).body.fields)).toEqual(['clientID'])
    const staffRole = await roleIDOf(api, token, 'Onboarding officer')
    expect(Object.keys((await create({ roleID: staffRole })).body.fields)).toEqual(['roleID'])
  })
})

describe('PUT and DELETE /api-users/:apiUserID', () => {
  it('changes the user, but never moves it to another client', async () => {
    const { apiUserID } = (await create()).body
    const renamed = await api.call('PUT', `/api-users/${apiUserID}`, {
      token,
      body: input({ developerName: 'New name' }),
    })
    expect(renamed.body.developerName).toBe('New name')
    const other = await buildClient(api)
    const moved = await api.call('PUT', `/api-users/${apiUserID}`, { token, body: input({ clientID: other.clientID }) })
    expect(moved.status).toBe(404)
  })

  it('revokes at once', async () => {
    const { apiUserID, apiKey, apiSecret } = (await create()).body
    expect((await api.call('DELETE', `/api-users/${apiUserID}`, { token })).status).toBe(204)
    expect(await accessTokenFor(api, apiKey, apiSecret)).toBeUndefined()
    expect((await api.call('DELETE', `/api-users/${apiUserID}`, { token })).status).toBe(404)
  })
})

describe('GET /api-users/:apiUserID', () => {
  it('answers one without its secret, and 404 for none or a deleted one', async () => {
    const { apiSecret, ...made } = (await create()).body
    const read = (apiUserID: string, by = token) => api.call('GET', `/api-users/${apiUserID}`, { token: by })
    const { status, body } = await read(made.apiUserID)
    expect([status, body]).toEqual([200, made])
    expect(JSON.stringify(body)).not.toContain(apiSecret)
    expect((await read(client.clientID)).body.code).toBe('NOT_FOUND')
    expect((await read(made.apiUserID, client.token)).body.code).toBe('WRONG_AUDIENCE')
    const staff = await buildStaffWith(api, ['GET', '/api-users'], ['PUT', '/api-users/:apiUserID'])
    expect((await read(made.apiUserID, staff.token)).body.error).toBe(
      'You need the permission "See an API user" (GET /api-users/:apiUserID) to do this',
    )
    await api.call('DELETE', `/api-users/${made.apiUserID}`, { token })
    expect((await read(made.apiUserID)).status).toBe(404)
  })
})

describe('GET /api-users', () => {
  it('lists those of all clients, of one, or those that a text finds', async () => {
    const { apiUserID, apiKey } = (await create({ developerName: 'Findable Person' })).body
    const find = async (query: string) =>
      (await api.call('GET', `/api-users?${query}`, { token })).body.items.map(
        (user: { apiUserID: string }) => user.apiUserID,
      )
    expect(await find('q=findable')).toEqual([apiUserID])
    expect(await find(`q=${apiKey}`)).toEqual([apiUserID])
    expect(await find(`clientID=${client.clientID}`)).toContain(apiUserID)
    expect(await find('clientID=cli_absent')).toEqual([])
  })
})
