import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { IsNull } from 'typeorm'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { PortalUser } from '../../api/src/people/portal-users/portal-user.entity.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { buildClient, clientPassword, signInAdmin, signupInput } from '../support/builders.js'
import { buildRole, portalUserInput, staffPassword } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const rivals = 6

let api: TestApi
let token: string
let roles: string[]
beforeAll(async () => {
  api = await startApi()
  token = await signInAdmin(api)
  roles = [(await buildRole(api, [['GET', '/admin/stats']])).roleID]
})
afterAll(() => api.close())

const register = (emailAddress: string) =>
  api.call('POST', '/clients/register', { body: signupInput({ emailAddress }) })
const create = (email: string) => api.call('POST', '/portal-users', { token, body: portalUserInput(roles, { email }) })
const atOnce = async (call: () => ReturnType<typeof register>) =>
  (await Promise.all(Array.from({ length: rivals }, call))).map(({ status, body }) => body.code ?? status).sort()
const outcomes = (made: number, code: string) => [made, ...Array<string>(rivals - 1).fill(code)]
const loginsAt = (emailAddress: string) => api.database.read.countBy(Login, { emailAddress })

describe('an address', () => {
  it('is one client’s, of many that register at the same moment', async () => {
    const emailAddress = 'rivals@logins.test'
    expect(await atOnce(() => register(emailAddress))).toEqual(outcomes(201, 'EMAIL_ADDRESS_TAKEN'))
    expect(await loginsAt(emailAddress)).toBe(1)
  })

  it('is one portal user’s, of many that are made at the same moment', async () => {
    const email = 'staff-rivals@logins.test'
    expect(await atOnce(() => create(email))).toEqual(outcomes(201, 'EMAIL_TAKEN'))
    expect(await loginsAt(email)).toBe(1)
  })

  it('may be a client’s and a portal user’s, each with a password of its own', async () => {
    const { emailAddress } = await buildClient(api)
    expect((await create(emailAddress)).status).toBe(201)
    const passwords = [clientPassword, staffPassword]
    const ofClient = passwords.map((password) => ({ emailAddress, password }))
    const ofStaff = passwords.map((password) => ({ email: emailAddress, password }))
    const answers = [
      ...(await Promise.all(ofClient.map((body) => api.call('POST', '/clients/login', { body })))),
      ...(await Promise.all(ofStaff.map((body) => api.call('POST', '/portal-users/login', { body })))),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 401, 200])
  })

  it('of a portal user cannot be moved to where another one is', async () => {
    const [one, other] = [(await create('one@logins.test')).body, (await create('other@logins.test')).body]
    const moved = { userName: 'One', email: other.email, roles }
    const { status, body } = await api.call('PUT', `/portal-users/${one.id}`, { token, body: moved })
    expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN'])
    expect([await loginsAt('one@logins.test'), await loginsAt('other@logins.test')]).toEqual([1, 1])
  })

  it('is free again once its client or portal user is deleted', async () => {
    const { clientID, emailAddress } = await buildClient(api)
    expect((await api.call('DELETE', `/clients/${clientID}`, { token })).status).toBe(204)
    const { id } = (await create('gone@logins.test')).body
    expect((await api.call('DELETE', `/portal-users/${id}`, { token })).status).toBe(204)
    expect([await loginsAt(emailAddress), await loginsAt('gone@logins.test')]).toEqual([0, 0])
    expect([(await register(emailAddress)).status, (await create('gone@logins.test')).status]).toEqual([201, 201])
  })
})

describe('a login', () => {
  it('without a password opens nothing', async () => {
    const { emailAddress } = await buildClient(api)
    const ofClient = { audience: 'client', emailAddress } as const
    await api.database.write((manager) => manager.update(Login, ofClient, { passwordHash: null }))
    for (const password of [clientPassword, 'null', ' '])
      expect((await api.call('POST', '/clients/login', { body: { emailAddress, password } })).status).not.toBe(200)
  })

  it('stands for somebody, and everybody has one, under the address that lists show', async () => {
    const clients = await api.database.read.findBy(Client, { deletedAt: IsNull() })
    const users = await api.database.read.find(PortalUser)
    const owned = [
      ...clients.map(({ loginID, emailAddress }) => [loginID, 'client', emailAddress]),
      ...users.map(({ loginID, email }) => [loginID, 'portal', email]),
    ]
    const logins = await api.database.read.find(Login)
    const found = logins.map(({ loginID, audience, emailAddress }) => [loginID, audience, emailAddress])
    expect(found.sort()).toEqual(owned.sort())
  })
})
