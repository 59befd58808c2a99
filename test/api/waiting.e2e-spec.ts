import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { Mail } from '../../api/src/platform/mail/mail.entity.js'
import { buildClient, clientPassword, signInAdmin, signupInput } from '../support/builders.js'
import { guess } from '../support/guesses.js'
import { buildPortalUser, buildStaffWith, type Row, staffPassword } from '../support/rights.js'
import type { Answer } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let admin: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
})
afterAll(() => api.close())

const get = (path: string, token?: string) => api.call('GET', path, { token })
const unlock = (path: string, token?: string) => api.call('POST', `${path}/unlock`, { token })
const tryStaff = (email: string, password: string) =>
  api.call('POST', '/portal-users/login', { body: { email, password } })
const tryClient = (emailAddress: string, password: string) =>
  api.call('POST', '/clients/login', { body: { emailAddress, password } })
const signIn = async (email: string, password: string) => (await tryStaff(email, password)).status
const signInClient = async (emailAddress: string, password: string) => (await tryClient(emailAddress, password)).status
const lock = (attempt: () => Promise<Answer>) => guess(10, attempt)
const actionsOn = (targetID: string, action: string) => api.database.read.countBy(AuditEntry, { targetID, action })

describe('GET /admin/sign-ups', () => {
  it('counts the clients of each of the last 30 days, today last', async () => {
    const before = (await get('/admin/sign-ups', admin)).body
    await api.call('POST', '/clients/register', { body: signupInput() })
    const { days, total } = (await get('/admin/sign-ups', admin)).body
    expect(days).toHaveLength(30)
    expect(days.at(-1).day).toBe(clock.now().toISOString().slice(0, 10))
    expect(days.at(-1).clients).toBe(before.days.at(-1).clients + 1)
    expect(total).toBe(before.total + 1)
  })
})

describe('GET /admin/failing-mails', () => {
  it('lists mails that are tried again or were given up, and none that went out', async () => {
    const mail = (fields: Partial<Mail>) => ({
      mailID: newId('mal'),
      kind: 'approval' as const,
      aboutID: 'cli_about',
      sealed: null,
      attempts: 3,
      nextAttemptAt: new Date(clock.time() + 3_600_000),
      lastError: null,
      sentAt: null,
      createdAt: clock.now(),
      ...fields,
    })
    const failing = mail({ sealed: 'not for anybody', lastError: 'the server said 451' })
    const givenUp = mail({ lastError: 'the server said 550' })
    const old = mail({ lastError: 'long ago', createdAt: new Date(clock.time() - 40 * 86_400_000) })
    const sent = mail({ sentAt: clock.now() })
    await api.database.write((manager) => manager.insert(Mail, [failing, givenUp, old, sent]))
    const { items } = (await get('/admin/failing-mails', admin)).body
    expect(items.map(({ mailID }: { mailID: string }) => mailID).sort()).toEqual(
      [failing.mailID, givenUp.mailID].sort(),
    )
    const byID = new Map(items.map((item: { mailID: string }) => [item.mailID, item]))
    expect(byID.get(failing.mailID)).toMatchObject({ isGivenUp: false, reason: 'the server said 451', attempts: 3 })
    expect(byID.get(givenUp.mailID)).toMatchObject({ isGivenUp: true, nextAttemptAt: null })
    expect(JSON.stringify(items)).not.toContain('not for anybody')
  })
})

describe('a locked portal user', () => {
  it('is listed, let in again by POST /portal-users/:id/unlock, and that is audited once', async () => {
    const { id, email } = await buildPortalUser(api, [])
    await lock(() => tryStaff(email, 'wrong password'))
    await lock(() => tryStaff('nobody@gatehouse.test', 'wrong password'))
    expect(await signIn(email, staffPassword)).toBe(429)
    const { items } = (await get('/admin/locked-accounts', admin)).body
    expect(items).toEqual([{ audience: 'portal', id, name: id, email, lockedUntil: expect.any(String) }])
    expect((await get(`/admin/locked-accounts?id=${id}`, admin)).body.items).toHaveLength(1)
    expect((await get('/admin/locked-accounts?id=usr_other', admin)).body.items).toEqual([])
    expect((await unlock(`/portal-users/${id}`, admin)).body.id).toBe(id)
    expect((await unlock(`/portal-users/${id}`, admin)).status).toBe(200)
    expect(await actionsOn(id, 'portal_user.unlocked')).toBe(1)
    expect(await signIn(email, staffPassword)).toBe(200)
    expect((await get('/admin/locked-accounts', admin)).body.items).toEqual([])
  })

  it('who is an administrator is unlocked by administrators only', async () => {
    const { id } = await buildPortalUser(api, [], true)
    const helper = await buildStaffWith(api, ['POST', '/portal-users/:id/unlock'])
    expect((await unlock(`/portal-users/${id}`, helper.token)).status).toBe(403)
    expect((await unlock(`/portal-users/${id}`, admin)).status).toBe(200)
  })
})

describe('a locked client', () => {
  it('is listed, and let in again by POST /clients/:clientID/unlock', async () => {
    const { clientID, emailAddress } = await buildClient(api, { name: 'Locked Ltd' })
    await lock(() => tryClient(emailAddress, 'wrong password'))
    expect(await signInClient(emailAddress, clientPassword)).toBe(429)
    const { items } = (await get(`/admin/locked-accounts?id=${clientID}`, admin)).body
    expect(items).toMatchObject([{ audience: 'client', id: clientID, name: 'Locked Ltd', email: emailAddress }])
    expect((await unlock(`/clients/${clientID}`, admin)).status).toBe(200)
    expect(await actionsOn(clientID, 'client.unlocked')).toBe(1)
    expect(await signInClient(emailAddress, clientPassword)).toBe(200)
  })
})

describe('what waits for staff', () => {
  const routes: [Row, string][] = [
    [['GET', '/admin/sign-ups'], '/admin/sign-ups'],
    [['GET', '/admin/locked-accounts'], '/admin/locked-accounts'],
    [['GET', '/admin/failing-mails'], '/admin/failing-mails'],
    [['POST', '/portal-users/:id/unlock'], '/portal-users/usr_nobody/unlock'],
    [['POST', '/clients/:clientID/unlock'], '/clients/cli_nobody/unlock'],
  ]

  it.each(routes)('%s answers who has the row, and nobody else', async (row, path) => {
    const [method = ''] = row
    const right = await buildStaffWith(api, row)
    const wrong = await buildStaffWith(api, ['GET', '/admin/stats'])
    const client = await buildClient(api)
    const statusFor = async (token?: string) => (await api.call(method ?? '', path, { token })).status
    expect(await statusFor(right.token)).toBe(method === 'GET' ? 200 : 404)
    expect(await statusFor(wrong.token)).toBe(403)
    expect(await statusFor(client.token)).toBe(403)
    expect(await statusFor()).toBe(401)
  })

  it('refuses an id that nobody can have', async () => {
    expect((await get('/admin/locked-accounts?id=%00', admin)).status).toBe(422)
    expect((await unlock('/portal-users/%00', admin)).status).toBe(404)
    expect((await unlock('/clients/%00', admin)).status).toBe(404)
  })
})
