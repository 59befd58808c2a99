import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import type { Permission } from '../../api/src/people/gate/permission.entity.js'
import type { Role } from '../../api/src/people/gate/role.entity.js'
import { signInAdmin } from '../support/builders.js'
import { tokenIn } from '../support/mail-reader.js'
import { MailServer } from '../support/mail-server.js'
import { askForToken, reset } from '../support/reset-links.js'
import {
  buildPortalUser,
  buildRole,
  buildStaffWith,
  portalUserInput,
  type Row,
  type StaffMember,
} from '../support/rights.js'
import type { Answer } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

// Each test is one way to own what somebody else is given: by a password, or an address, that one had set before.
const managing: Row[] = [
  ['POST', '/portal-users'],
  ['PUT', '/portal-users/:id'],
  ['DELETE', '/portal-users/:id'],
  ['POST', '/portal-users/:id/unlock'],
  ['DELETE', '/portal-users/:id/sessions/:sessionID'],
  ['PUT', '/roles/:roleID'],
]
const pending: Row = ['GET', '/clients/pending']
const stats: Row = ['GET', '/admin/stats']
const knownToThief = 'known to the thief'

let server: MailServer
let api: TestApi
let admin: string
let adminID: string
let common: Role
beforeAll(async () => {
  server = await new MailServer().start()
  api = await startApi({ SMTP_URL: server.url })
  admin = await signInAdmin(api)
  adminID = (await api.call('GET', '/portal-users/me', { token: admin })).body.id
  common = await buildRole(api, [pending])
})
afterAll(async () => {
  await api?.close()
  await server.stop()
})

let thief: StaffMember
let strong: Role
let victim: StaffMember
beforeEach(async () => {
  thief = await buildStaffWith(api, ...managing, pending)
  strong = await buildRole(api, [stats])
  victim = await buildPortalUser(api, [common, strong])
})

const put = (token: string, roles: Role[], change: object = {}, who = victim): Promise<Answer> =>
  api.call('PUT', `/portal-users/${who.id}`, {
    token,
    body: { userName: 'Victim', email: who.email, roles: roles.map(({ roleID }) => roleID), ...change },
  })
const signIn = (email = victim.email, password = knownToThief) =>
  api.call('POST', '/portal-users/login', { body: { email, password } })
const read = async (id = victim.id) => (await api.call('GET', `/portal-users/${id}`, { token: admin })).body
const refusalOf = ({ status, body }: Answer) => [status, body.code]
const rowsOf = ({ permissions = [] }: Role) => permissions.map(({ permissionID }: Permission) => permissionID)
const saveRole = (role: Role, permissionIDs: string[], token = admin) =>
  api.call('PUT', `/roles/${role.roleID}`, { token, body: { name: role.name, permissionIDs } })
const factsAbout = (id: string) =>
  api.database.read.find(AuditEntry, { where: { targetID: id }, order: { sequence: 'ASC' } })

describe('a role for somebody whose password another person set', () => {
  /** After the one that tells of the password that another person has set. */
  const newPasswordMail = async (email: string) => {
    const mails = await server.waitFor(email, 2)
    return mails.filter(({ subject }) => subject === 'Choose a new password for your Gatehouse staff account')
  }

  it('is given, and the password that its setter knows opens nothing any more', async () => {
    victim = await buildPortalUser(api, [common])
    expect((await put(thief.token, [common], { password: knownToThief })).status).toBe(200)
    const { token } = (await signIn()).body
    const given = await put(admin, [common, strong])
    expect([given.status, given.body.needsNewPassword, given.body.roles.length]).toEqual([200, true, 2])
    expect((await api.call('GET', '/admin/stats', { token })).status).toBe(401)
    const wrong = await signIn()
    expect([wrong.status, wrong.body.error]).toEqual([401, 'Invalid credentials'])
    expect((await factsAbout(victim.id)).at(-2)).toMatchObject({
      action: 'portal_user.new_password_needed',
      actorID: adminID,
      after: JSON.stringify({ setBy: thief.id }),
    })
    const [mail] = await newPasswordMail(victim.email)
    expect((await reset(api, tokenIn(mail as NonNullable<typeof mail>), 'only mine to know')).status).toBe(200)
    const own = (await signIn(victim.email, 'only mine to know')).body
    expect((await api.call('GET', '/admin/stats', { token: own.token })).status).toBe(200)
    expect((await read()).needsNewPassword).toBe(false)
    expect((await put(admin, [common])).status).toBe(200)
    expect((await put(admin, [common, strong])).body.needsNewPassword).toBe(false)
  })

  it('asks the same of an account that its maker gave a password which nobody has replaced', async () => {
    const input = portalUserInput([common.roleID], { password: knownToThief })
    const { id } = (await api.call('POST', '/portal-users', { token: thief.token, body: input })).body
    const who = { id, email: input.email, token: '' }
    expect((await put(admin, [common, strong], {}, who)).body.needsNewPassword).toBe(true)
    expect((await signIn(input.email)).status).toBe(401)
    const other = await buildPortalUser(api, [common])
    expect((await put(admin, [common, strong], {}, other)).body.needsNewPassword).toBe(false)
  })

  it('asks the same before somebody becomes an administrator', async () => {
    victim = await buildPortalUser(api, [common])
    await put(thief.token, [common], { password: knownToThief })
    expect((await put(admin, [common], { isAdmin: true })).body).toMatchObject({
      isAdmin: true,
      needsNewPassword: true,
    })
    expect((await signIn()).status).toBe(401)
    await api.call('DELETE', `/portal-users/${victim.id}`, { token: admin })
  })

  it('asks nothing if whoever set it holds the role, or gives it', async () => {
    victim = await buildPortalUser(api, [strong])
    await put(admin, [strong], { password: knownToThief })
    expect((await put(admin, [strong, common])).body.needsNewPassword).toBe(false)
    expect((await signIn()).status).toBe(200)
    const weak = await buildPortalUser(api, [await buildRole(api, [])])
    await put(thief.token, [], { roles: [common.roleID], password: knownToThief }, weak)
    expect((await read(weak.id)).needsNewPassword).toBe(false)
  })

  it('asks it too if whoever set it does not exist any more, or holds the role no more', async () => {
    victim = await buildPortalUser(api, [common])
    await put(thief.token, [common], { password: knownToThief })
    await api.call('DELETE', `/portal-users/${thief.id}`, { token: admin })
    expect((await put(admin, [common, await buildRole(api, [pending])])).body.needsNewPassword).toBe(true)
  })

  it('asks it if the person replaced the password without a mail: that may have been its setter', async () => {
    const own = await buildRole(api, [['PUT', '/portal-users/:id']])
    victim = await buildPortalUser(api, [own])
    await put(thief.token, [own], { password: knownToThief })
    const { token } = (await signIn()).body
    expect((await put(token, [own], { password: 'set as the victim' })).status).toBe(200)
    expect((await put(admin, [own, strong])).body.needsNewPassword).toBe(true)
  })

  it('asks it of those who carry a role that gets wider, and of no others', async () => {
    const growing = await buildRole(api, [pending])
    const others = await buildPortalUser(api, [growing])
    victim = await buildPortalUser(api, [growing])
    await put(thief.token, [growing], { password: knownToThief })
    expect((await saveRole(growing, [...rowsOf(growing), ...rowsOf(strong)])).status).toBe(200)
    expect([(await read()).needsNewPassword, (await read(others.id)).needsNewPassword]).toEqual([true, false])
    expect((await signIn()).status).toBe(401)
  })

  it('asks it of those whose row gets wider', async () => {
    const growing = await buildRole(api, [pending])
    victim = await buildPortalUser(api, [growing])
    await put(thief.token, [growing], { password: knownToThief })
    const [row] = growing.permissions as [Permission]
    const change = (routePattern: string) =>
      api.call('PUT', `/permissions/${row.permissionID}`, {
        token: admin,
        body: { name: row.name, httpMethod: 'GET', routePattern },
      })
    expect((await change('/clients/pending/**')).status).toBe(200)
    expect((await read()).needsNewPassword).toBe(true)
  })
})

describe('a role for somebody whose address another person set', () => {
  const moved = 'a-box-of-the-thief@gatehouse.test'

  it('is given only once the giver says that the address is theirs', async () => {
    victim = await buildPortalUser(api, [common])
    const old = victim.email
    expect((await put(thief.token, [common], { email: moved })).body.emailSetBy).toBe(thief.id)
    const [told] = await server.waitFor(old)
    expect(told?.subject).toBe('Your staff account’s email address was changed')
    await api.call('POST', '/account/forgot', { body: { email: moved } })
    const [mail] = await server.waitFor(moved)
    expect((await reset(api, tokenIn(mail as NonNullable<typeof mail>), knownToThief)).status).toBe(200)
    victim.email = moved
    const refused = await put(admin, [common, strong])
    expect([...refusalOf(refused), Object.keys(refused.body.fields)]).toEqual([
      409,
      'EMAIL_UNCHECKED',
      ['emailChecked'],
    ])
    expect((await read()).roles).toHaveLength(1)
    const given = await put(admin, [common, strong], { emailChecked: true })
    expect([given.status, given.body.emailSetBy, given.body.needsNewPassword]).toEqual([200, adminID, true])
    expect((await signIn(moved)).status).toBe(401)
    await api.call('DELETE', `/portal-users/${victim.id}`, { token: admin })
  })

  it('is given to the address that the giver sets', async () => {
    victim = await buildPortalUser(api, [common])
    const old = victim.email
    await put(thief.token, [common], { email: moved })
    const given = await put(admin, [common, strong], { email: old })
    expect([given.status, given.body.needsNewPassword]).toEqual([200, true])
    expect((await server.waitFor(old, 2)).at(-1)?.subject).toBe(
      'Choose a new password for your Gatehouse staff account',
    )
  })

  it('opens nothing for whoever set a password by the mail to it, and then gave the old address back', async () => {
    const own = await buildRole(api, [['PUT', '/portal-users/:id']])
    victim = await buildPortalUser(api, [own])
    const old = victim.email
    const box = `box-${old}`
    await put(thief.token, [own], { email: box })
    await reset(api, await askForToken(api, server, box), knownToThief)
    const { token } = (await signIn(box)).body
    expect((await put(token, [own], { email: old })).status).toBe(200)
    expect((await put(admin, [own, strong], { emailChecked: true })).body.needsNewPassword).toBe(true)
    expect((await signIn(old)).status).toBe(401)
  })

  it('opens nothing for whoever set the password before somebody else set the address', async () => {
    victim = await buildPortalUser(api, [common])
    await put(thief.token, [common], { password: knownToThief })
    victim.email = (await put(admin, [common], { email: `new-${victim.email}` })).body.email
    expect((await put(admin, [common, strong])).body.needsNewPassword).toBe(true)
    expect((await signIn()).status).toBe(401)
  })

  it('is doubted still if the account itself moved on', async () => {
    const own = await buildRole(api, [['PUT', '/portal-users/:id']])
    victim = await buildPortalUser(api, [own])
    await put(thief.token, [own], { password: knownToThief })
    const { token } = (await signIn()).body
    victim.email = (await put(token, [own], { email: `own-${victim.email}` })).body.email
    expect(refusalOf(await put(admin, [own, strong]))).toEqual([409, 'EMAIL_UNCHECKED'])
  })
})
