import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { clock } from '#contract/clock.js'
import { ClientHold } from '../../api/src/people/holds/client-hold.entity.js'
import { isHoursAfter } from '../support/hours-after.js'
import {
  apiUserInput,
  buildApiUser,
  buildClient,
  clientPassword,
  roleIDOf,
  signInAdmin,
  type SignedInClient,
  signupInput,
} from '../support/builders.js'
import { dumpOf, formsOf } from '../support/dump.js'
import { askForEmail, linkMails, linkTokenOf, useLink } from '../support/email-change-links.js'
import { tokenIn } from '../support/mail-reader.js'
import { MailServer } from '../support/mail-server.js'
import { askForToken, reset } from '../support/reset-links.js'
import { startApi, type TestApi } from '../support/test-api.js'

const hour = 3_600_000
const newPassword = 'chosen by mail later'

let server: MailServer
let api: TestApi
let admin: string
let roleID: string
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://pay.example.com' })
  admin = await signInAdmin(api)
  roleID = await roleIDOf(api, admin, 'Integrator (payments)')
})
afterAll(async () => {
  await api.close()
  await server.stop()
})

const logIn = async (emailAddress: string, password = clientPassword): Promise<string> =>
  (await api.call('POST', '/clients/login', { body: { emailAddress, password } })).body.token
const makeKey = ({ clientID, token }: SignedInClient) =>
  api.call('POST', `/clients/${clientID}/apiusers`, { token, body: apiUserInput(roleID) })
const regenerate = ({ clientID, token }: SignedInClient, apiUserID: string) =>
  api.call('POST', `/clients/${clientID}/apiusers/${apiUserID}/regenerate-key`, { token })
const makeKeyAsStaff = ({ clientID }: SignedInClient) =>
  api.call('POST', '/api-users', { token: admin, body: apiUserInput(roleID, { clientID }) })
const saveAccount = ({ clientID, token }: SignedInClient, overrides: object = {}) => {
  const account = { accountHolder: 'Acme', bankName: 'First Harbor Bank', accountNumber: '12345678' }
  const body = { password: clientPassword, ...account, ...overrides }
  return api.call('PUT', `/clients/${clientID}/settlement-account`, { token, body })
}
const holdsOf = async ({ token }: SignedInClient) => (await api.call('GET', '/clients/me/holds', { token })).body.items
const askForLinks = ({ token }: SignedInClient) => api.call('POST', '/clients/me/holds/links', { token })
const lift = (token: unknown) => api.call('POST', '/holds/lift', { body: { token } })
const heldUntilOf = async ({ clientID }: SignedInClient) =>
  (await api.call('GET', `/clients/${clientID}`, { token: admin })).body.payoutsHeldUntil
/** What the clock does. */
const age = ({ clientID }: SignedInClient, ms: number) =>
  api.database.write((manager) =>
    manager
      .createQueryBuilder()
      .update(ClientHold)
      .set({ until: () => `"until" - ${ms}` })
      .where({ clientID })
      .execute(),
  )

async function resetPassword(client: SignedInClient): Promise<SignedInClient> {
  expect((await reset(api, await askForToken(api, server, client.emailAddress), newPassword)).status).toBe(200)
  return { ...client, token: await logIn(client.emailAddress, newPassword) }
}

async function changeEmail(client: SignedInClient): Promise<SignedInClient> {
  const emailAddress = `${randomUUID()}@example.com`
  await askForEmail(api, admin, client, emailAddress)
  await useLink(api, 'agree', await linkTokenOf(server, 'answer', client.emailAddress))
  await useLink(api, 'confirm', await linkTokenOf(server, 'confirm', emailAddress))
  return { ...client, emailAddress, token: await logIn(emailAddress) }
}

async function changeAccount(client: SignedInClient): Promise<SignedInClient> {
  expect((await saveAccount(client)).status).toBe(200)
  expect(await holdsOf(client)).toEqual([])
  expect((await saveAccount(client, { accountNumber: '87654321' })).status).toBe(200)
  return client
}

const changes: [string, (client: SignedInClient) => Promise<SignedInClient>, string][] = [
  ['email_changed', changeEmail, 'The email address was changed'],
  ['password_reset', resetPassword, 'The password was reset by email'],
  ['settlement_account_changed', changeAccount, 'The settlement account was changed'],
]

describe('for 48 hours after a change that could redirect money', () => {
  it.each(changes)('no key is made and the settlement account stays: %s', async (reason, change, words) => {
    const before = await buildClient(api)
    const { apiUserID } = await buildApiUser(api, before)
    const then = clock.time()
    const client = await change(before)
    const password = reason === 'password_reset' ? newPassword : clientPassword
    const refused = [
      await makeKey(client),
      await regenerate(client, apiUserID),
      await makeKeyAsStaff(client),
      await saveAccount(client, { password, accountNumber: '11223344' }),
    ]
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, 'CHANGES_HELD'])
      expect(body.error).toMatch(
        new RegExp(`^${words}, so API keys and the settlement account are on hold until .* UTC`),
      )
    }
    const [hold, ...others] = await holdsOf(client)
    expect([hold.reason, others]).toEqual([reason, []])
    const { payoutsHeldUntil } = (await api.call('GET', '/clients/me', { token: client.token })).body
    const ends = [hold.until, await heldUntilOf(client), payoutsHeldUntil]
    expect(ends.filter((end) => !isHoursAfter(48, end, then))).toEqual([])
    await age(client, 48 * hour - 60_000)
    expect((await makeKey(client)).status).toBe(409)
    await age(client, 60_000)
    expect((await makeKey(client)).status).toBe(201)
    expect((await saveAccount(client, { password, accountNumber: '11223344' })).status).toBe(200)
  })

  it.each(changes)('the address of before lifts it by a link, and payouts wait on: %s', async (reason, change) => {
    const before = await buildClient(api)
    const then = clock.time()
    const client = await change(before)
    const [first = '', domain = ''] = [before.emailAddress[0], before.emailAddress.split('@')[1]]
    expect((await holdsOf(client))[0].confirmedBy).toBe(`${first}•••@${domain}`)
    expect((await askForLinks(client)).body).toEqual({ sent: true })
    const [mail] = await linkMails(server, 'hold', before.emailAddress)
    expect(mail?.text).toContain('https://pay.example.com/lift-hold?token=')
    if (reason === 'email_changed') expect(server.to(client.emailAddress)).not.toContainEqual(mail)
    const token = mail ? tokenIn(mail) : ''
    const shown = await api.call('POST', '/holds/read', { body: { token } })
    expect(shown.body).toMatchObject({ reasons: [reason], isLifted: false })
    expect((await makeKey(client)).status).toBe(409)
    expect((await lift(token)).body).toMatchObject({ reasons: [reason], isLifted: true })
    expect((await lift(token)).body.code).toBe('LINK_USED')
    expect((await makeKey(client)).status).toBe(201)
    expect(await holdsOf(client)).toEqual([])
    expect(isHoursAfter(48, await heldUntilOf(client), then)).toBe(true)
  })

  it('each change wants its own proof: the new address lifts nothing that the old one has to', async () => {
    const before = await buildClient(api)
    const moved = await changeEmail(before)
    const client = await resetPassword(moved)
    const reasons = (await holdsOf(client)).map(({ reason }: { reason: string }) => reason)
    expect(reasons.sort()).toEqual(['email_changed', 'password_reset'])
    await askForLinks(client)
    expect((await lift(await linkTokenOf(server, 'hold', moved.emailAddress))).body.reasons).toEqual(['password_reset'])
    expect((await makeKey(client)).body.code).toBe('CHANGES_HELD')
    expect((await lift(await linkTokenOf(server, 'hold', before.emailAddress))).status).toBe(200)
    expect((await makeKey(client)).status).toBe(201)
  })

  it('a key that is asked for beside the change itself is made before it, or not at all', async () => {
    const client = await buildClient(api)
    await saveAccount(client)
    const change = saveAccount(client, { accountNumber: '87654321' })
    const keys = await Promise.all(Array.from({ length: 6 }, () => makeKey(client)))
    expect((await change).status).toBe(200)
    expect(keys.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    expect((await makeKey(client)).status).toBe(409)
  })
})

describe('what is no change holds nothing', () => {
  it('a first settlement account, and the same one again', async () => {
    const client = await buildClient(api)
    for (let turn = 0; turn < 2; turn += 1) expect((await saveAccount(client)).status).toBe(200)
    expect([await holdsOf(client), await heldUntilOf(client)]).toEqual([[], null])
  })

  it('the first password of a client that staff created, also by a later link; the second one is a change', async () => {
    const { name, clientType, emailAddress } = signupInput()
    const asked = { token: admin, body: { name, clientType, emailAddress } }
    const { clientID } = (await api.call('POST', '/clients', asked)).body
    expect((await reset(api, await askForToken(api, server, emailAddress), clientPassword)).status).toBe(200)
    const client = { clientID, emailAddress, token: await logIn(emailAddress) }
    expect((await makeKey(client)).status).toBe(201)
    expect(await heldUntilOf(client)).toBeNull()
    expect((await reset(api, await askForToken(api, server, emailAddress, 2), newPassword)).status).toBe(200)
    expect(await heldUntilOf(client)).not.toBeNull()
  })

  it('a password that was changed with the old one', async () => {
    const client = await buildClient(api)
    const change = { token: client.token, body: { currentPassword: clientPassword, newPassword } }
    expect((await api.call('POST', '/clients/me/password', change)).status).toBe(200)
    expect((await makeKey(client)).status).toBe(201)
  })
})

describe('POST /clients/me/holds/links', () => {
  it('sends nothing where nothing is held, nothing twice within a minute, and five within an hour', async () => {
    const client = await buildClient(api)
    expect((await askForLinks(client)).body).toEqual({ sent: false })
    await changeAccount(client)
    const answers = []
    for (let turn = 0; turn < 7; turn += 1) {
      answers.push((await askForLinks(client)).body.sent, (await askForLinks(client)).body.sent)
      clock.moveBy(61_000)
    }
    expect(answers.filter(Boolean)).toHaveLength(5)
    expect(answers.slice(0, 4)).toEqual([true, false, true, false])
    const tokens = (await linkMails(server, 'hold', client.emailAddress, 5)).map(tokenIn)
    const codes = []
    for (const token of tokens) codes.push((await lift(token)).body.code)
    expect(codes.filter((code) => code === 'LINK_UNKNOWN')).toHaveLength(4)
  })

  it('is for the client alone', async () => {
    const client = await buildClient(api)
    const { accessToken } = await buildApiUser(api, client)
    const statuses = []
    for (const token of [undefined, accessToken, admin]) {
      statuses.push((await api.call('GET', '/clients/me/holds', { token })).status)
      statuses.push((await api.call('POST', '/clients/me/holds/links', { token })).status)
    }
    expect(statuses).toEqual([401, 401, 403, 403, 403, 403])
  })
})

describe('POST /holds/lift', () => {
  it('refuses a link after an hour, and knows nothing of any other text', async () => {
    const client = await changeAccount(await buildClient(api))
    const then = clock.time()
    await askForLinks(client)
    const token = await linkTokenOf(server, 'hold', client.emailAddress)
    const { clientID } = client
    const row = await api.database.read.findOneByOrFail(ClientHold, { clientID })
    expect(isHoursAfter(1, `${row.tokenEndsAt?.toISOString()}`, then)).toBe(true)
    const end = (at: Date) =>
      api.database.write((manager) => manager.update(ClientHold, { clientID }, { tokenEndsAt: at }))
    await end(new Date(clock.time() - 1))
    expect((await lift(token)).body.code).toBe('LINK_EXPIRED')
    await end(new Date(clock.time() + 10_000))
    for (const other of ['x', 'A'.repeat(43), "' OR 1=1 --"]) expect((await lift(other)).body.code).toBe('LINK_UNKNOWN')
    expect((await lift('')).body.fields).toEqual({ token: 'The link’s token is required' })
    const answers = await Promise.all(Array.from({ length: 6 }, () => lift(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const dump = await dumpOf(api)
    for (const form of formsOf(token)) expect(dump).not.toContain(form)
  })
})
