import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import {
  accessTokenFor,
  buildApiUser,
  buildClient,
  clientPassword,
  signInAdmin,
  signupInput,
} from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
})
afterAll(() => api.close())

const createInput = (overrides: Record<string, unknown> = {}): Record<string, unknown> => {
  const { name, clientType, emailAddress } = signupInput()
  return { name, clientType, emailAddress, phoneNumber: '', ...overrides }
}
const create = (overrides = {}) => api.call('POST', '/clients', { token, body: createInput(overrides) })

describe('POST /clients', () => {
  it('makes a client that is active at once, at the default rate', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      clientID: expect.stringMatching(/^cli_/),
      status: 'active',
      isActive: true,
      chargePercentage: 2.5,
      phoneNumber: null,
    })
  })

  it('invites the client by mail to set its password', async () => {
    const { clientID } = (await create()).body
    expect(await api.database.read.countBy(Mail, { aboutID: clientID, kind: 'invitation' })).toBe(1)
  })

  it('asks in the words of the admin form', async () => {
    const { status, body } = await api.call('POST', '/clients', { token, body: { emailAddress: 'nope' } })
    expect([status, body.fields]).toEqual([
      422,
      { name: 'Name is required', clientType: 'Client type is required', emailAddress: 'Invalid email address' },
    ])
  })

  it('refuses an e-mail that is taken', async () => {
    const { emailAddress } = await buildClient(api)
    const { status, body } = await create({ emailAddress })
    expect([status, Object.keys(body.fields)]).toEqual([409, ['emailAddress']])
  })
})

describe('PUT /clients/:clientID', () => {
  it('changes what is given, clears what is empty, and leaves the rest', async () => {
    const { clientID } = (await create({ phoneNumber: '+14155552671' })).body
    const body = createInput({ name: 'Renamed', chargePercentage: 1.25, city: 'Paris' })
    const updated = await api.call('PUT', `/clients/${clientID}`, { token, body })
    expect(updated.body).toMatchObject({ name: 'Renamed', chargePercentage: 1.25, city: 'Paris', phoneNumber: null })
    const { city: _, ...withoutCity } = body
    const again = await api.call('PUT', `/clients/${clientID}`, { token, body: withoutCity })
    expect(again.body.city).toBe('Paris')
  })

  it('answers 404 for a client that is not there, and 409 for an e-mail that is taken', async () => {
    expect((await api.call('PUT', '/clients/cli_absent', { token, body: createInput() })).status).toBe(404)
    const { emailAddress } = await buildClient(api)
    const { clientID } = (await create()).body
    expect((await api.call('PUT', `/clients/${clientID}`, { token, body: createInput({ emailAddress }) })).status).toBe(
      409,
    )
  })
})

describe('DELETE /clients/:clientID', () => {
  it('ends sessions and keys at once, hides the client, and frees its e-mail', async () => {
    const client = await buildClient(api)
    const user = await buildApiUser(api, client)
    expect((await api.call('DELETE', `/clients/${client.clientID}`, { token })).status).toBe(204)
    expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(401)
    expect((await api.call('GET', '/transactions', { token: user.accessToken })).status).toBe(401)
    expect(await accessTokenFor(api, user.apiKey, user.apiSecret)).toBeUndefined()
    expect((await api.call('GET', `/clients/${client.clientID}`, { token })).status).toBe(404)
    expect((await api.call('DELETE', `/clients/${client.clientID}`, { token })).status).toBe(404)
    expect((await create({ emailAddress: client.emailAddress })).status).toBe(201)
  })
})

describe('GET /clients', () => {
  it('filters by status and searches in name, e-mail and id', async () => {
    const { clientID, name } = (await create({ name: 'Zebra_100%' })).body
    const find = async (query: string) =>
      (await api.call('GET', `/clients?${query}`, { token })).body.items.map(
        (client: { clientID: string }) => client.clientID,
      )
    expect(await find(`q=${encodeURIComponent('zebra_100%')}`)).toEqual([clientID])
    expect(await find(`q=${clientID}`)).toEqual([clientID])
    expect(await find(`q=${encodeURIComponent(name)}&status=pending`)).toEqual([])
    expect((await api.call('GET', '/clients?status=unknown', { token })).status).toBe(422)
  })
})

describe('POST /clients/:clientID/suspend and /reactivate', () => {
  it('closes sessions and stops API users on the next request, says why, and lets them back in', async () => {
    const client = await buildClient(api)
    const user = await buildApiUser(api, client)
    const suspend = await api.call('POST', `/clients/${client.clientID}/suspend`, {
      token,
      body: { reason: 'Chargebacks' },
    })
    expect([suspend.status, suspend.body.status]).toEqual([200, 'suspended'])
    expect(await api.database.read.countBy(Mail, { aboutID: client.clientID, kind: 'suspension' })).toBe(1)
    const me = await api.call('GET', '/clients/me', { token: client.token })
    expect([me.status, me.body.code]).toEqual([403, 'ACCOUNT_DISABLED'])
    const status = await api.call('GET', '/clients/status', { token: client.token })
    expect(status.body).toMatchObject({ status: 'suspended', isActive: false, reason: 'Chargebacks' })
    expect((await api.call('GET', '/transactions', { token: user.accessToken })).status).toBe(401)
    const login = await api.call('POST', '/clients/login', {
      body: { emailAddress: client.emailAddress, password: clientPassword },
    })
    expect([login.status, login.body.code]).toEqual([403, 'CLIENT_SUSPENDED'])
    await api.call('POST', `/clients/${client.clientID}/reactivate`, { token, body: { reason: 'Settled' } })
    const { items } = (await api.call('GET', '/audit?action=client.reactivated', { token })).body
    expect(items[0].after).toMatchObject({ status: 'active', reason: 'Settled' })
    expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(401)
    expect((await api.call('GET', '/transactions', { token: user.accessToken })).status).toBe(200)
  })

  it('asks for a reason, and refuses moves that the state does not allow', async () => {
    const { clientID } = (await api.call('POST', '/clients/register', { body: signupInput() })).body
    expect((await api.call('POST', `/clients/${clientID}/suspend`, { token, body: {} })).status).toBe(422)
    expect((await api.call('POST', `/clients/${clientID}/suspend`, { token, body: { reason: 'x' } })).status).toBe(409)
    expect((await api.call('POST', `/clients/${clientID}/reactivate`, { token })).status).toBe(409)
    await api.call('POST', `/clients/${clientID}/approve`, { token })
    await api.call('POST', `/clients/${clientID}/suspend`, { token, body: { reason: 'x' } })
    expect((await api.call('POST', `/clients/${clientID}/approve`, { token })).status).toBe(409)
    expect((await api.call('POST', `/clients/${clientID}/reject`, { token })).status).toBe(409)
  })
})

describe('POST /clients/reapply', () => {
  it('lets a rejected client correct its data and wait again', async () => {
    const input = signupInput()
    const { clientID } = (await api.call('POST', '/clients/register', { body: input })).body
    await api.call('POST', `/clients/${clientID}/reject`, { token, body: { reason: 'Wrong name' } })
    const again = await api.call('POST', '/clients/reapply', { body: { ...input, name: 'Right name', city: '' } })
    expect([again.status, again.body.clientID, again.body.isActive]).toEqual([200, clientID, false])
    const { body } = await api.call('GET', `/clients/${clientID}`, { token })
    expect(body).toMatchObject({ status: 'pending', name: 'Right name', city: null })
  })

  it('refuses a wrong password, and a client that was not rejected', async () => {
    const input = signupInput()
    await api.call('POST', '/clients/register', { body: input })
    expect(
      (await api.call('POST', '/clients/reapply', { body: { ...input, password: 'wrong password' } })).status,
    ).toBe(401)
    const client = signupInput()
    const { clientID } = (await api.call('POST', '/clients/register', { body: client })).body
    await api.call('POST', `/clients/${clientID}/approve`, { token })
    expect((await api.call('POST', '/clients/reapply', { body: client })).status).toBe(409)
  })
})

describe('sessions of a client', () => {
  it('are listed and ended by the client and by staff, and never by another client', async () => {
    const client = await buildClient(api)
    const other = await buildClient(api)
    const second = await api.call('POST', '/clients/login', {
      body: { emailAddress: client.emailAddress, password: clientPassword },
    })
    const own = (await api.call('GET', '/clients/me/sessions', { token: client.token })).body.items
    expect(own.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).sort()).toEqual([false, true])
    const secondID = own.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).sessionID
    expect((await api.call('DELETE', `/clients/me/sessions/${secondID}`, { token: other.token })).status).toBe(404)
    expect((await api.call('DELETE', `/clients/me/sessions/${secondID}`, { token: client.token })).status).toBe(204)
    expect((await api.call('GET', '/clients/me', { token: second.body.token })).status).toBe(401)
    const left = (await api.call('GET', `/clients/${client.clientID}/sessions`, { token })).body.items
    expect(left).toHaveLength(1)
    await api.call('DELETE', `/clients/${client.clientID}/sessions/${left[0].sessionID}`, { token })
    expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(401)
  })
})
