import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildClient, clientPassword, signInAdmin } from '../support/builders.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const newPassword = 'violet lantern harbour'
const signIn = (emailAddress: string, password: string) =>
  api.call('POST', '/clients/login', { body: { emailAddress, password } })
const change = (token: string | undefined, body: unknown) => api.call('POST', '/clients/me/password', { token, body })
const factsAbout = async (targetID: string) =>
  (await api.call('GET', `/audit?target=${targetID}&limit=100`, { token: await signInAdmin(api) })).body.items

describe('PUT /clients/me', () => {
  it('changes contact data, clears what is empty and leaves what is absent', async () => {
    const { token, clientID } = await buildClient(api)
    const body = { contactPerson: 'Grace Hopper', phoneNumber: '+44 20 7946 0958', city: '' }
    const answer = await api.call('PUT', '/clients/me', { token, body })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      clientID,
      contactPerson: 'Grace Hopper',
      phoneNumber: '+442079460958',
      city: null,
      state: 'California',
    })
    expect((await api.call('GET', '/clients/me', { token })).body).toEqual(answer.body)
    const [fact] = await factsAbout(clientID)
    expect(fact).toMatchObject({ action: 'client.profile_updated', actorID: clientID, after: { city: null } })
  })

  it.each(['chargePercentage', 'emailAddress', 'name', 'clientType', 'status', 'isActive'])(
    'does not know %s',
    async (field) => {
      const { token } = await buildClient(api)
      const { status, body } = await api.call('PUT', '/clients/me', { token, body: { [field]: 1 } })
      expect([status, body.fields]).toEqual([422, { [field]: 'Unknown field' }])
    },
  )

  it('refuses a phone number that is none', async () => {
    const { token } = await buildClient(api)
    const { status, body } = await api.call('PUT', '/clients/me', { token, body: { phoneNumber: '12' } })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['phoneNumber']])
  })

  it('is for clients', async () => {
    expect((await api.call('PUT', '/clients/me', { body: {} })).status).toBe(401)
    expect((await api.call('PUT', '/clients/me', { token: await signInAdmin(api), body: {} })).status).toBe(403)
  })
})

describe('POST /clients/me/password', () => {
  it('sets the new password and ends every session but this one', async () => {
    const { token, emailAddress, clientID } = await buildClient(api)
    const other = (await signIn(emailAddress, clientPassword)).body.token
    expect((await change(token, { currentPassword: clientPassword, newPassword })).status).toBe(200)
    expect((await api.call('GET', '/clients/me', { token })).status).toBe(200)
    expect((await api.call('GET', '/clients/me', { token: other })).status).toBe(401)
    expect((await signIn(emailAddress, clientPassword)).status).toBe(401)
    expect((await signIn(emailAddress, newPassword)).body.status).toBe('active')
    const facts = await factsAbout(clientID)
    expect(facts.map(({ action }: { action: string }) => action)).toContain('client.password_changed')
    expect(JSON.stringify(facts)).not.toContain(newPassword)
  })

  it('names a wrong current password, and after ten in a session takes none in that session', async () => {
    const { token, emailAddress } = await buildClient(api)
    const guess = () => change(token, { currentPassword: 'not the password', newPassword })
    const first = await guess()
    expect([first.status, first.body.fields]).toEqual([422, { currentPassword: 'This isn’t your current password' }])
    for (let count = 1; count < 10; count += 1) await guess()
    expect(await guess()).toMatchObject({ status: 429, body: { code: 'PASSWORD_TRIES_USED_UP' } })
    expect((await change(token, { currentPassword: clientPassword, newPassword })).status).toBe(429)
    const other = (await signIn(emailAddress, clientPassword)).body.token
    expect((await change(other, { currentPassword: clientPassword, newPassword })).status).toBe(200)
  })

  it.each([
    [{}, { currentPassword: 'Password is required', newPassword: 'Password is required' }],
    [
      { currentPassword: clientPassword, newPassword: 'seven77' },
      { newPassword: 'Password must be at least 8 characters' },
    ],
  ])('refuses %j', async (body, fields) => {
    const { token } = await buildClient(api)
    const answer = await change(token, body)
    expect([answer.status, answer.body.fields]).toEqual([422, fields])
  })

  it('is for clients', async () => {
    expect((await change(undefined, {})).status).toBe(401)
    expect((await change(await signInAdmin(api), {})).status).toBe(403)
  })
})
