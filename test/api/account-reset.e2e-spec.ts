import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { Invitations } from '../../api/src/people/account/invitations.js'
import { ResetToken } from '../../api/src/people/account/reset-token.entity.js'
import { ResetTokens } from '../../api/src/people/account/reset-tokens.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { buildClient, clientPassword, signInAdmin, signupInput } from '../support/builders.js'
import { guess } from '../support/guesses.js'
import { tokenIn } from '../support/mail-reader.js'
import { MailServer } from '../support/mail-server.js'
import {
  askForToken as askForTokenOf,
  forgot as forgotOf,
  reset as resetOf,
  resetMails as resetMailsOf,
} from '../support/reset-links.js'
import { buildPortalUser, staffPassword } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const failure = 'Invalid or expired token, or something went wrong.'
const newPassword = 'a brand new passphrase'

let server: MailServer
let api: TestApi
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://pay.example.com' })
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const forgot = (email: string) => forgotOf(api, email)
const reset = (token: unknown, password: unknown = newPassword) => resetOf(api, token, password)
const resetMails = (email: string, count?: number) => resetMailsOf(server, email, count)
const askForToken = (email: string, count?: number) => askForTokenOf(api, server, email, count)
const logIn = (emailAddress: string, password: string) =>
  api.call('POST', '/clients/login', { body: { emailAddress, password } })
const staffLogIn = (email: string, password: string) =>
  api.call('POST', '/portal-users/login', { body: { email, password } })

describe('POST /account/reset', () => {
  it("sets a client's new password, ends its sessions and unlocks it", async () => {
    const { clientID, emailAddress, token } = await buildClient(api)
    await guess(10, () => logIn(emailAddress, 'a wrong password'))
    expect((await logIn(emailAddress, clientPassword)).status).toBe(429)
    const { status, body } = await reset(await askForToken(emailAddress))
    expect([status, body]).toEqual([
      200,
      { message: 'Password has been reset successfully!', audience: 'client', deviceToken: expect.any(String) },
    ])
    expect((await api.call('GET', '/clients/me', { token })).status).toBe(401)
    expect((await logIn(emailAddress, clientPassword)).status).toBe(401)
    expect((await logIn(emailAddress, newPassword)).body.status).toBe('active')
    const facts = await api.database.read.findBy(AuditEntry, { targetID: clientID })
    const actions = facts.filter(({ action }) => action.includes('password'))
    expect(actions.map(({ action, actorKind }) => [action, actorKind])).toEqual([
      ['client.password_forgotten', 'visitor'],
      ['client.password_reset', 'visitor'],
    ])
  })

  it("sets a portal user's new password, ends its sessions and unlocks it", async () => {
    const { email, token } = await buildPortalUser(api, [])
    await guess(10, () => staffLogIn(email, 'a wrong password'))
    expect((await reset(await askForToken(email), 'six.6!')).status).toBe(200)
    expect((await api.call('GET', '/portal-users/me', { token })).status).toBe(401)
    expect((await api.call('POST', '/portal-users/refresh-token', { body: { token } })).status).toBe(401)
    expect((await staffLogIn(email, staffPassword)).status).toBe(401)
    expect((await staffLogIn(email, 'six.6!')).status).toBe(200)
  })

  it('touches only the account whose link it was', async () => {
    const { email, token } = await buildPortalUser(api, [])
    const client = await buildClient(api, { emailAddress: email })
    await forgot(email)
    const mails = await resetMails(email, 2)
    const clients = mails.find(({ text }) => !text.includes('/admin/'))
    expect((await reset(tokenIn(clients as (typeof mails)[number]))).status).toBe(200)
    expect((await api.call('GET', '/clients/me', { token: client.token })).status).toBe(401)
    expect((await api.call('GET', '/portal-users/me', { token })).status).toBe(200)
    expect((await staffLogIn(email, staffPassword)).status).toBe(200)
  })

  it('leaves a client that waits waiting', async () => {
    const input = signupInput()
    await api.call('POST', '/clients/register', { body: input })
    expect((await reset(await askForToken(input.emailAddress))).status).toBe(200)
    expect((await logIn(input.emailAddress, newPassword)).body.status).toBe('pending')
  })

  it('takes a token once, also from many at the same moment', async () => {
    const { emailAddress } = await buildClient(api)
    const token = await askForToken(emailAddress)
    const passwords = Array.from({ length: 12 }, (_, index) => `passphrase of caller ${index}`)
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 422 && body.error === failure)).toHaveLength(11)
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] as string
    expect((await logIn(emailAddress, winner)).status).toBe(200)
    expect((await reset(token)).status).toBe(422)
  })

  it('refuses the older link once a newer one was sent', async () => {
    const { emailAddress } = await buildClient(api)
    const older = await askForToken(emailAddress)
    const newer = await askForToken(emailAddress, 2)
    expect((await reset(older)).body.error).toBe(failure)
    expect((await reset(newer)).status).toBe(200)
  })

  it('refuses a token after half an hour, and not before', async () => {
    const { clientID, emailAddress } = await buildClient(api)
    const token = await askForToken(emailAddress)
    const { endsAt, createdAt } = await api.database.read.findOneByOrFail(ResetToken, { subjectID: clientID })
    expect(endsAt.getTime() - createdAt.getTime()).toBe(30 * 60_000)
    const end = (at: Date) =>
      api.database.write((manager) => manager.update(ResetToken, { subjectID: clientID }, { endsAt: at }))
    await end(new Date(clock.time() - 1))
    const { status, body } = await reset(token)
    expect([status, body.code, body.error]).toEqual([422, 'RESET_TOKEN_INVALID', failure])
    await end(new Date(clock.time() + 10_000))
    expect((await reset(token)).status).toBe(200)
  })

  it('refuses a token that was mailed to an address which the account does not have any more', async () => {
    const { emailAddress } = await buildClient(api)
    const token = await askForToken(emailAddress)
    const moved = { emailAddress: `moved-${emailAddress}` }
    await api.database.write((manager) => manager.update(Login, { audience: 'client', emailAddress }, moved))
    expect((await reset(token)).body.error).toBe(failure)
  })

  it('refuses the token of a client that was deleted', async () => {
    const { clientID, emailAddress } = await buildClient(api)
    const token = await askForToken(emailAddress)
    await api.call('DELETE', `/clients/${clientID}`, { token: await signInAdmin(api) })
    expect((await reset(token)).body.error).toBe(failure)
  })

  it.each(['x', 'A'.repeat(43), "' OR 1=1 --", '密'])('refuses the token %s', async (token) => {
    const { status, body } = await reset(token)
    expect([status, body.error]).toEqual([422, failure])
  })

  it.each([
    ['seven77', 'Password must be at least 8 characters'],
    ['', 'Password is required'],
    ['PASSWORD123', 'This password is too common. Choose another one'],
    ['Summer2025!', 'This password is too common. Choose another one'],
    ['x'.repeat(201), 'Use at most 200 characters'],
  ])("refuses a client's new password %s, and the token can be used again", async (password, sentence) => {
    const { emailAddress } = await buildClient(api)
    const token = await askForToken(emailAddress)
    const { status, body } = await reset(token, password)
    expect([status, body.fields]).toEqual([422, { newPassword: sentence }])
    expect((await reset(token)).status).toBe(200)
  })

  it.each([
    ['fives', 'Password must be at least 6 characters'],
    ['dragon', 'This password is too common. Choose another one'],
  ])("refuses a portal user's new password %s", async (password, sentence) => {
    const { email } = await buildPortalUser(api, [])
    const { status, body } = await reset(await askForToken(email), password)
    expect([status, body.fields]).toEqual([422, { newPassword: sentence }])
  })

  it('asks for what is missing, and for nothing else', async () => {
    const { body } = await api.call('POST', '/account/reset', { body: {} })
    expect(body.fields).toEqual({ resetToken: 'Reset token is required', newPassword: 'Password is required' })
    const more = await api.call('POST', '/account/reset', { body: { resetToken: 'x', newPassword, email: 'a@b.cc' } })
    expect(more.body.fields).toEqual({ email: 'Unknown field' })
    expect((await reset({ $ne: '' })).status).toBe(422)
  })
})

describe('an invitation', () => {
  it('lets a client set its first password within a week', async () => {
    const { clientID, emailAddress } = await buildClient(api)
    const client = { clientID, emailAddress, name: 'Acme' }
    const invitations = api.app.get(Invitations, { strict: false })
    await api.database.write((manager) => invitations.invite(manager, client))
    const [mail] = (await server.waitFor(emailAddress, 2)).slice(-1)
    expect(mail?.subject).toBe('Set your Gatehouse password')
    const { endsAt, createdAt } = await api.database.read.findOneByOrFail(ResetToken, { subjectID: clientID })
    expect(endsAt.getTime() - createdAt.getTime()).toBe(7 * 24 * 3_600_000)
    expect((await reset(tokenIn(mail as NonNullable<typeof mail>))).status).toBe(200)
    expect((await logIn(emailAddress, newPassword)).status).toBe(200)
  })

  it('is for accounts that exist', async () => {
    const tokens = api.app.get(ResetTokens, { strict: false })
    const issued = api.database.write((manager) => tokens.issue(manager, 'client', 'cli_absent', 1_000))
    await expect(issued).rejects.toThrow('There is no client cli_absent')
  })
})
