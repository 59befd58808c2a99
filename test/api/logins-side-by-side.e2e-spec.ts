import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { isDuplicate } from '../../api/src/platform/database/database.js'
import { hashPassword } from '../../api/src/platform/crypto/passwords.js'
import { isPassword } from '../../api/src/people/sign-in/is-password.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { clientBefore, passwordBefore, portalUserBefore } from '../support/before-logins.js'
import { buildClient, clientPassword, signInAdmin, signupInput } from '../support/builders.js'
import { buildPortalUser, staffPassword } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const logIn = async (emailAddress: string, password = passwordBefore) =>
  (await api.call('POST', '/clients/login', { body: { emailAddress, password } })).status
const staffLogIn = async (email: string, password = passwordBefore) =>
  (await api.call('POST', '/portal-users/login', { body: { email, password } })).status
/** A statement as the version before the logins sends it, on PostgreSQL, where its processes go on during a deploy. */
const before = (text: string, values: unknown[]) => api.database.write((manager) => manager.query(text, values))
const loginsAt = (emailAddress: string) => api.database.read.countBy(Login, { emailAddress })
const oldHashOf = async (table: string, key: string, id: string): Promise<string> =>
  (await api.database.read.query(`SELECT "passwordHash" FROM "${table}" WHERE "${key}" = $1`, [id]))[0].passwordHash

describe('beside a process of the version before', () => {
  it('signs in a client that registered there, and knows its address as taken', async () => {
    const emailAddress = 'made-there@before.test'
    await api.database.write((manager) => clientBefore(manager, emailAddress))
    expect(await logIn(emailAddress)).toBe(200)
    const { body } = await api.call('POST', '/clients/register', { body: signupInput({ emailAddress }) })
    expect(body.code).toBe('EMAIL_ADDRESS_TAKEN')
  })

  it('has taken an address there that was registered here', async () => {
    const { emailAddress } = await buildClient(api)
    const twice = api.database.write((manager) => clientBefore(manager, emailAddress))
    await expect(twice.catch((error: unknown) => isDuplicate(error))).resolves.toBe(true)
  })

  it('takes a password that a client set there, and hands over one that it set here', async () => {
    const { clientID, emailAddress, token } = await buildClient(api)
    const body = { currentPassword: clientPassword, newPassword: 'set by this version' }
    expect((await api.call('POST', '/clients/me/password', { token, body })).status).toBe(200)
    expect(await isPassword('set by this version', await oldHashOf('clients', 'clientID', clientID))).toBe(true)
    const hash = await hashPassword(passwordBefore)
    await before('UPDATE "clients" SET "passwordHash" = $1 WHERE "clientID" = $2', [hash, clientID])
    expect([await logIn(emailAddress), await logIn(emailAddress, 'set by this version')]).toEqual([200, 401])
  })

  it('follows a client to the address that took effect there', async () => {
    const { clientID, emailAddress } = await buildClient(api)
    await before('UPDATE "clients" SET "emailAddress" = $1 WHERE "clientID" = $2', ['moved@before.test', clientID])
    expect([await logIn('moved@before.test', clientPassword), await logIn(emailAddress, clientPassword)]).toEqual([
      200, 401,
    ])
  })

  it('frees the address of a client that was deleted there', async () => {
    const { clientID, emailAddress } = await buildClient(api)
    await before('UPDATE "clients" SET "deletedAt" = $1 WHERE "clientID" = $2', [clock.time(), clientID])
    expect([await logIn(emailAddress, clientPassword), await loginsAt(emailAddress)]).toEqual([401, 0])
    expect((await api.call('POST', '/clients/register', { body: signupInput({ emailAddress }) })).status).toBe(201)
  })

  it('knows staff that were made, changed and deleted there', async () => {
    const id = await api.database.write((manager) => portalUserBefore(manager, 'staff@before.test'))
    expect(await staffLogIn('staff@before.test')).toBe(200)
    await before('UPDATE "portal_users" SET "email" = $1 WHERE "id" = $2', ['other@before.test', id])
    expect(await staffLogIn('other@before.test')).toBe(200)
    await before('DELETE FROM "portal_users" WHERE "id" = $1', [id])
    expect([await staffLogIn('other@before.test'), await loginsAt('other@before.test')]).toEqual([401, 0])
  })

  it('hands over what is made and deleted here', async () => {
    const { id, email } = await buildPortalUser(api, [])
    expect(await isPassword(staffPassword, await oldHashOf('portal_users', 'id', id))).toBe(true)
    expect((await api.call('DELETE', `/portal-users/${id}`, { token: await signInAdmin(api) })).status).toBe(204)
    expect(await loginsAt(email)).toBe(0)
  })
})
