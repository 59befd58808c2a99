import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildClient, clientPassword, roleIDOf, signInAdmin, signupInput } from '../support/builders.js'
import type { Answer } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

const sentence = 'Choose a password that differs from your email address and name'

let api: TestApi
let admin: string
let roles: string[]
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  admin = await signInAdmin(api)
  roles = [await roleIDOf(api, admin, 'Support (read only)')]
})
afterAll(() => api.close())

const refused = ({ status, body }: Answer) => [status, body.fields]
const reset = async (email: string, newPassword: string): Promise<Answer> => {
  const { resetToken } = (await api.call('POST', '/account/forgot', { body: { email } })).body
  return api.call('POST', '/account/reset', { body: { resetToken, newPassword } })
}

describe('a password that is the e-mail address or name of a client', () => {
  const email = (unique: string) => `quiet.meadow.${unique}@example.com`
  const name = 'Quiet Meadow Ltd'
  const ways: [string, (emailAddress: string) => string][] = [
    ['the address, in capitals', (emailAddress) => emailAddress.toUpperCase()],
    ['what stands before the @, and a sign', (emailAddress) => `${emailAddress.split('@')[0]}!`],
    ['the name', () => name],
    ['the name as one word, with a year', () => 'quietmeadowltd2026!'],
    ['the name with lookalikes', () => 'Qu1et-Me@dow-Ltd'],
  ]

  it.each(ways)('is refused at sign-up: %s', async (_, passwordFor) => {
    const emailAddress = email('new')
    const body = signupInput({ name, emailAddress, password: passwordFor(emailAddress) })
    expect(refused(await api.call('POST', '/clients/register', { body }))).toEqual([422, { password: sentence }])
  })

  it('is refused when it changes its password, and when it sets one by mail', async () => {
    const emailAddress = email('known')
    const { token } = await buildClient(api, { name, emailAddress })
    for (const [, passwordFor] of ways) {
      const newPassword = passwordFor(emailAddress)
      const body = { currentPassword: clientPassword, newPassword }
      const change = await api.call('POST', '/clients/me/password', { token, body })
      expect(refused(change)).toEqual([422, { newPassword: sentence }])
      expect(refused(await reset(emailAddress, newPassword))).toEqual([422, { newPassword: sentence }])
    }
  })
})

describe('a password that is the e-mail address or name of a portal user', () => {
  const person = { userName: 'Nora Quist', email: 'nora.quist@example.com' }
  const passwords = ['Nora.Quist@example.com', 'nora.quist', 'Nora Quist', 'N0raQuist99', '!noraquist']

  it.each(passwords)('is refused when staff make or change one: %s', async (password) => {
    const made = await api.call('POST', '/portal-users', { token: admin, body: { ...person, password, roles } })
    expect(refused(made)).toEqual([422, { password: sentence }])
    const other = { ...person, email: `n${passwords.indexOf(password)}@example.com` }
    const body = { ...other, password: 'violet lantern harbour', roles }
    const { id } = (await api.call('POST', '/portal-users', { token: admin, body })).body
    // By what the change makes of them.
    const changed = await api.call('PUT', `/portal-users/${id}`, { token: admin, body: { ...person, password, roles } })
    expect(refused(changed)).toEqual([422, { password: sentence }])
  })

  it.each(passwords)('is refused when a visitor registers: %s', async (password) => {
    const { clientID } = await buildClient(api)
    const made = await api.call('POST', '/portal-users', { body: { ...person, password, clientID } })
    expect(refused(made)).toEqual([422, { password: sentence }])
  })

  it('is refused when it is set by mail', async () => {
    const body = { ...person, password: 'violet lantern harbour', roles }
    await api.call('POST', '/portal-users', { token: admin, body })
    for (const newPassword of passwords) {
      expect(refused(await reset(person.email, newPassword))).toEqual([422, { newPassword: sentence }])
    }
  })
})
