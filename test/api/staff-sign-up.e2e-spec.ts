import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { EmailConfirmation } from '../../api/src/people/portal-users/email-confirmation.entity.js'
import { PortalUser } from '../../api/src/people/portal-users/portal-user.entity.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { buildClient, signInAdmin, signupInput } from '../support/builders.js'
import { anAddress } from '../support/letters.js'
import { tokenIn } from '../support/mail-reader.js'
import { MailServer } from '../support/mail-server.js'
import { askForToken, reset, resetMails } from '../support/reset-links.js'
import { buildPortalUser, buildRole, portalUserInput, staffPassword } from '../support/rights.js'
import { adminEmail, type Answer } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'
import { heldOnce } from '../support/held-once.js'
import { until } from '../support/until.js'

const strangers = 'chosen by a stranger'
const confirmSubject = 'Confirm your email address for Gatehouse'
const takenSubject = 'A sign-up used your email address'

let server: MailServer
let api: TestApi
let admin: string
let clientID: string
let roleID: string
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url, PUBLIC_URL: 'https://pay.example.com' })
  admin = await signInAdmin(api)
  clientID = (await buildClient(api)).clientID
  roleID = (await buildRole(api, [['GET', '/clients/pending']])).roleID
})
afterAll(async () => {
  await api?.close()
  await server.stop()
})

let email: string
beforeEach(() => {
  email = anAddress()
})

const post = (path: string, body: object, token?: string) => api.call('POST', path, { body, token })
const signUp = (password = strangers, address = email): Promise<Answer> =>
  post('/portal-users', { userName: 'Somebody', email: address, password, clientID })
const signIn = (password = strangers, address = email) => post('/portal-users/login', { email: address, password })
const confirm = (token: string, password = strangers) => post('/portal-users/confirm-email', { token, password })
const giveRole = (id: string) =>
  api.call('PUT', `/portal-users/${id}`, { token: admin, body: { userName: 'Somebody', email, roles: [roleID] } })
const me = (token: string) => api.call('GET', '/portal-users/me', { token })
const factsAbout = async (targetID: string) =>
  (await api.database.read.find(AuditEntry, { where: { targetID }, order: { sequence: 'ASC' } })).map(
    ({ action }) => action,
  )
const mails = (subject: string, address = email) => server.to(address).filter((mail) => mail.subject === subject)
const confirmationToken = async (count = 1, address = email) => {
  const found = await until(
    async () => mails(confirmSubject, address),
    ({ length }) => length >= count,
  )
  return tokenIn(found.at(-1) as (typeof found)[number])
}

describe('a sign-up as staff', () => {
  it('asks for the client, and refuses one that is absent or was rejected, alike', async () => {
    const rejected = (await post('/clients/register', signupInput())).body.clientID
    await post(`/clients/${rejected}/reject`, {}, admin)
    const body = { userName: 'Somebody', email, password: strangers }
    expect((await post('/portal-users', body)).body.fields).toEqual({ clientID: 'Client is required' })
    for (const other of ['cli_absent', rejected]) {
      const { status, body: answer } = await post('/portal-users', { ...body, clientID: other })
      expect([status, answer.fields]).toEqual([422, { clientID: 'There is no such client' }])
    }
  })

  it('can sign in at once, reaches nothing, and is given no role before its address is confirmed', async () => {
    const { status, body } = await signUp()
    expect([status, body.emailVerifiedAt]).toEqual([201, null])
    const { token } = (await signIn()).body
    expect((await me(token)).body.routes).toEqual([])
    const refused = await giveRole(body.id)
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      409,
      'EMAIL_UNCONFIRMED',
      ['roles'],
    ])
    const asAdmin = { userName: 'Somebody', email, isAdmin: true }
    const flag = await api.call('PUT', `/portal-users/${body.id}`, { token: admin, body: asAdmin })
    expect([flag.status, flag.body.code]).toEqual([409, 'EMAIL_UNCONFIRMED'])
    const confirmed = await confirm(await confirmationToken())
    expect([confirmed.status, confirmed.body]).toEqual([200, { message: 'Email address confirmed! Please log in.' }])
    expect((await giveRole(body.id)).body.emailVerifiedAt).toEqual(expect.any(String))
    expect((await api.call('GET', '/clients/pending', { token })).status).toBe(200)
    expect(await factsAbout(body.id)).toEqual(
      expect.arrayContaining(['portal_user.registered', 'portal_user.email_confirmed', 'portal_user.updated']),
    )
  })

  it('waits for staff, listed with its client, from its confirmation until it has a role', async () => {
    const { id } = (await signUp()).body
    const waits = async () => {
      const { items } = (await api.call('GET', '/portal-users?waitingFor=role&limit=100', { token: admin })).body
      return items.find((user: { id: string }) => user.id === id) ?? null
    }
    expect(await waits()).toBeNull()
    await confirm(await confirmationToken())
    expect(await waits()).toMatchObject({ clientID, roles: [] })
    await giveRole(id)
    expect(await waits()).toBeNull()
    const { status, body } = await api.call('GET', '/portal-users?waitingFor=rain', { token: admin })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['waitingFor']])
  })

  it('is confirmed with the password of the sign-up only, which may be mistyped ten times', async () => {
    await signUp()
    const token = await confirmationToken()
    for (let turn = 0; turn < 10; turn += 1) {
      const { status, body } = await confirm(token, 'what its owner would try')
      expect([status, body.fields]).toEqual([422, { password: 'Use the password that you signed up with' }])
    }
    expect((await confirm(token)).body.code).toBe('CONFIRMATION_INVALID')
  })

  it('is confirmed once, within a day, by a link that exists', async () => {
    const { id } = (await signUp()).body
    const token = await confirmationToken()
    const end = (endsAt: Date) =>
      api.database.write((manager) => manager.update(EmailConfirmation, { portalUserID: id }, { endsAt }))
    const { endsAt, createdAt } = await api.database.read.findOneByOrFail(EmailConfirmation, { portalUserID: id })
    expect(endsAt.getTime() - createdAt.getTime()).toBe(24 * 3_600_000)
    await end(new Date(clock.time() - 1))
    expect((await confirm(token)).body.code).toBe('CONFIRMATION_INVALID')
    await end(endsAt)
    expect((await confirm(token)).status).toBe(200)
    expect((await confirm(token)).body.code).toBe('CONFIRMATION_INVALID')
    expect((await confirm('x')).body.code).toBe('CONFIRMATION_INVALID')
    expect((await post('/portal-users/confirm-email', {})).body.fields).toEqual({
      token: 'Confirmation token is required',
      password: 'Password is required',
    })
  })

  it('is confirmed by a password that was set by mail too', async () => {
    const { id } = (await signUp()).body
    await reset(api, await askForToken(api, server, email), 'the owner chose this')
    expect((await signIn()).status).toBe(401)
    expect((await giveRole(id)).status).toBe(200)
  })

  it('gives way to a newer one, with its sessions and its link', async () => {
    const first = (await signUp()).body
    const { token } = (await signIn()).body
    const oldLink = await confirmationToken()
    const second = await signUp('chosen by the owner')
    expect(second.body.id).not.toBe(first.id)
    expect((await me(token)).status).toBe(401)
    expect((await signIn()).status).toBe(401)
    expect((await confirm(oldLink)).body.code).toBe('CONFIRMATION_INVALID')
    expect((await signIn('chosen by the owner')).status).toBe(200)
    expect(await factsAbout(first.id)).toContain('portal_user.gave_way')
    expect((await confirm(await confirmationToken(2), 'chosen by the owner')).status).toBe(200)
  })

  it('gives way to an account that staff make, and to an address that staff give', async () => {
    const first = (await signUp()).body
    const { token } = (await signIn()).body
    const made = await post('/portal-users', portalUserInput([roleID], { email }), admin)
    expect([made.status, made.body.clientID]).toEqual([201, null])
    expect([(await me(token)).status, (await signIn()).status]).toEqual([401, 401])
    expect((await signIn(staffPassword)).status).toBe(200)
    expect(await factsAbout(first.id)).toContain('portal_user.gave_way')
    email = anAddress()
    await signUp()
    const member = await buildPortalUser(api, [{ roleID }])
    expect((await giveRole(member.id)).body.email).toBe(email)
    expect((await signIn()).status).toBe(401)
  })

  it('floods no mailbox, however often somebody signs up', async () => {
    for (let turn = 0; turn < 7; turn += 1) expect((await signUp()).status).toBe(201)
    await confirmationToken(5)
    for (let turn = 0; turn < 7; turn += 1) await post('/account/forgot', { email })
    const resets = await resetMails(server, email, 5)
    expect([mails(confirmSubject).length, resets.length]).toEqual([5, 5])
    await signUp()
    await post('/account/forgot', { email })
    // What was asked for afterwards has come.
    const { emailAddress } = await buildClient(api)
    await askForToken(api, server, emailAddress)
    const { id } = await api.database.read.findOneByOrFail(PortalUser, { email })
    expect(await api.database.read.countBy(Mail, { aboutID: id, kind: 'reset' })).toBe(5)
  })
})

describe('a sign-up with an address that somebody has', () => {
  it('is answered as if it were free, changes nothing, and its owner is told', async () => {
    const owner = await buildPortalUser(api, [{ roleID }])
    const free = await signUp()
    const taken = await signUp(strangers, owner.email)
    expect(taken.status).toBe(201)
    const blank = { id: '', email: '', createdAt: '', version: '' }
    expect({ ...taken.body, ...blank }).toEqual({ ...free.body, ...blank })
    expect(await api.database.read.existsBy(PortalUser, { id: taken.body.id })).toBe(false)
    expect((await signIn(strangers, owner.email)).status).toBe(401)
    expect((await me(owner.token)).status).toBe(200)
    await until(
      async () => mails(takenSubject, owner.email),
      ({ length }) => length === 1,
    )
    expect(mails(takenSubject, owner.email)).toHaveLength(1)
    expect(mails(confirmSubject, owner.email)).toHaveLength(0)
    expect(await factsAbout(owner.id)).toContain('portal_user.address_tried')
    for (let turn = 0; turn < 7; turn += 1) await signUp(strangers, owner.email)
    await until(
      async () => mails(takenSubject, owner.email),
      ({ length }) => length >= 5,
    )
    expect(await api.database.read.countBy(Mail, { aboutID: owner.id, kind: 'address-taken' })).toBe(5)
  })

  it('changes nothing for somebody whose address is confirmed, though they have no role', async () => {
    const { id } = (await signUp()).body
    await confirm(await confirmationToken())
    expect((await signUp('a second time')).status).toBe(201)
    expect((await signIn()).status).toBe(200)
    expect(await api.database.read.existsBy(PortalUser, { id })).toBe(true)
  })

  it('takes no longer and no shorter', () =>
    heldOnce(async () => {
      const times = { taken: [] as number[], free: [] as number[] }
      for (let turn = 0; turn < 15; turn += 1)
        for (const [kind, address] of [
          ['taken', adminEmail],
          ['free', anAddress()],
        ] as const) {
          const startedAt = performance.now()
          await signUp(strangers, address)
          times[kind].push(performance.now() - startedAt)
        }
      const [taken, free] = [medianOf(times.taken), medianOf(times.free)]
      expect(Math.abs(taken - free)).toBeLessThan(0.25 * free)
      expect(Math.min(...times.taken, ...times.free)).toBeGreaterThanOrEqual(295)
    }))
})

const medianOf = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
