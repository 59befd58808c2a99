import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { ResetTokens } from '../../api/src/people/account/reset-tokens.js'
import { Client } from '../../api/src/people/clients/client.entity.js'
import { hashPassword } from '../../api/src/platform/crypto/passwords.js'
import { Login } from '../../api/src/people/sign-in/login.entity.js'
import { SessionsService } from '../../api/src/people/sessions/sessions.service.js'
import { buildClient, clientPassword, type SignedInClient, signInAdmin, signupInput } from '../support/builders.js'
import { overtaken } from '../support/overtaken.js'
import { reset } from '../support/reset-links.js'
import { buildPortalUser, buildStaffWith, type Row, type StaffMember, staffPassword } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const setMeanwhile = 'set in the meantime'
const chosenByChange = 'chosen by the change'
const chosenByReset = 'chosen by the reset'
const rounds = 20
const changing: Row[] = [['PUT', '/portal-users/:id']]

let api: TestApi
let meanwhileHash: string
beforeAll(async () => {
  api = await startApi()
  meanwhileHash = await hashPassword(setMeanwhile)
})
afterAll(() => api.close())

let client: SignedInClient
let staff: StaffMember
beforeEach(async () => {
  client = await buildClient(api)
  staff = await buildStaffWith(api, ...changing)
})

const logIn = (password: string) =>
  api.call('POST', '/clients/login', { body: { emailAddress: client.emailAddress, password } })
const staffLogIn = (email: string, password: string) =>
  api.call('POST', '/portal-users/login', { body: { email, password } })
const change = (newPassword = chosenByChange) =>
  api.call('POST', '/clients/me/password', {
    token: client.token,
    body: { currentPassword: clientPassword, newPassword },
  })
const saveAccount = () =>
  api.call('PUT', `/clients/${client.clientID}/settlement-account`, {
    token: client.token,
    body: {
      accountHolder: 'Acme',
      bankName: 'First',
      accountNumber: 'DE89370400440532013000',
      password: clientPassword,
    },
  })
const setOwn = (password: string) =>
  api.call('PUT', `/portal-users/${staff.id}`, {
    token: staff.token,
    body: { userName: 'Own', email: staff.email, roles: staffRoles, password },
  })
let staffRoles: string[]
beforeEach(async () => {
  const { body } = await api.call('GET', '/portal-users/me', { token: staff.token })
  staffRoles = body.roles.map(({ role }: { role: { roleID: string } }) => role.roleID)
})

const issue = (audience: 'client' | 'portal', id: string) =>
  api.database.write((manager) => api.app.get(ResetTokens, { strict: false }).issue(manager, audience, id, 60_000))
const otherPassword = (manager: EntityManager) =>
  manager.update(Login, { audience: 'client', emailAddress: client.emailAddress }, { passwordHash: meanwhileHash })
const endSessions = (id: string) => (manager: EntityManager) =>
  api.app.get(SessionsService, { strict: false }).endAll(manager, id, 'password reset')
const noLinks = (id: string) => (manager: EntityManager) =>
  api.app.get(ResetTokens, { strict: false }).endAll(manager, id)

describe('a change of a client’s password', () => {
  it('writes nothing over a password that was set since it was checked', async () => {
    const { status, body } = await overtaken(api, change, otherPassword)
    expect([status, body.fields]).toEqual([422, { currentPassword: 'This isn’t your current password' }])
    expect((await logIn(setMeanwhile)).status).toBe(200)
    expect((await logIn(chosenByChange)).status).toBe(401)
  })

  it('is refused once the session that began it has ended', async () => {
    expect((await overtaken(api, change, endSessions(client.clientID))).status).toBe(401)
    expect((await logIn(clientPassword)).status).toBe(200)
  })

  it('ends the links that would set another one', async () => {
    const { token } = await issue('client', client.clientID)
    expect((await change()).status).toBe(200)
    expect((await reset(api, token, chosenByReset)).body.code).toBe('RESET_TOKEN_INVALID')
    expect((await logIn(chosenByChange)).status).toBe(200)
  })

  it(`and a reset at the same moment are one or the other, in ${rounds} rounds`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      client = await buildClient(api)
      const { token } = await issue('client', client.clientID)
      const later = async () => {
        await pause(round * 3)
        return reset(api, token, chosenByReset)
      }
      const [changed, wasReset] = await Promise.all([change(), later()])
      expect([changed.status === 200, wasReset.status === 200].filter(Boolean)).toHaveLength(1)
      const opens = wasReset.status === 200 ? chosenByReset : chosenByChange
      expect((await logIn(opens)).status).toBe(200)
    }
  })
})

describe('a reset by mail', () => {
  it('sets nothing with a link that was ended while it was asked: a client’s', async () => {
    const { token } = await issue('client', client.clientID)
    const refused = await overtaken(api, () => reset(api, token, chosenByReset), noLinks(client.clientID))
    expect(refused.body.code).toBe('RESET_TOKEN_INVALID')
    expect((await logIn(clientPassword)).status).toBe(200)
  })

  it('sets nothing with a link that was ended while it was asked: a portal user’s', async () => {
    const { token } = await issue('portal', staff.id)
    const refused = await overtaken(api, () => reset(api, token, chosenByReset), noLinks(staff.id))
    expect(refused.body.code).toBe('RESET_TOKEN_INVALID')
    expect((await staffLogIn(staff.email, staffPassword)).status).toBe(200)
  })
})

describe('a password that staff set', () => {
  it('is not set once the session that began it has ended', async () => {
    expect((await overtaken(api, () => setOwn(chosenByChange), endSessions(staff.id))).status).toBe(401)
    expect((await staffLogIn(staff.email, staffPassword)).status).toBe(200)
  })

  it('ends the links that would set another one', async () => {
    const { token } = await issue('portal', staff.id)
    expect((await setOwn(chosenByChange)).status).toBe(200)
    expect((await reset(api, token, chosenByReset)).body.code).toBe('RESET_TOKEN_INVALID')
  })

  it(`and a reset at the same moment are one or the other, in ${rounds} rounds`, async () => {
    let current = staffPassword
    for (let round = 0; round < rounds; round += 1) {
      staff.token = (await staffLogIn(staff.email, current)).body.token
      const { token } = await issue('portal', staff.id)
      const [chosen, mailed] = [`${chosenByChange} ${round}`, `${chosenByReset} ${round}`]
      const later = async () => {
        await pause(round * 3)
        return reset(api, token, mailed)
      }
      const [changed, wasReset] = await Promise.all([setOwn(chosen), later()])
      expect([changed.status === 200, wasReset.status === 200].filter(Boolean)).toHaveLength(1)
      current = wasReset.status === 200 ? mailed : chosen
      expect((await staffLogIn(staff.email, current)).status).toBe(200)
    }
  })

  it('is set for nobody by staff whose own password was reset meanwhile', async () => {
    const other = await buildPortalUser(api, [])
    const admin = await signInAdmin(api)
    const { id } = (await api.call('GET', '/portal-users/me', { token: admin })).body
    const body = { userName: 'Other', email: other.email, roles: staffRoles, password: chosenByChange }
    const put = () => api.call('PUT', `/portal-users/${other.id}`, { token: admin, body })
    expect((await overtaken(api, put, endSessions(id))).status).toBe(401)
    expect((await staffLogIn(other.email, staffPassword)).status).toBe(200)
  })
})

describe('a settlement account', () => {
  it('is not saved with a password that was replaced since it was checked', async () => {
    const { status, body } = await overtaken(api, saveAccount, otherPassword)
    expect([status, Object.keys(body.fields)]).toEqual([422, ['password']])
  })

  it('is not saved once the session that began it has ended', async () => {
    expect((await overtaken(api, saveAccount, endSessions(client.clientID))).status).toBe(401)
    const path = `/clients/${client.clientID}/settlement-account`
    client.token = (await logIn(clientPassword)).body.token
    expect((await api.call('GET', path, { token: client.token })).status).toBe(404)
  })
})

describe('a reapplication', () => {
  it('is not made with a password that was replaced since it was checked', async () => {
    const input = signupInput()
    const { clientID } = (await api.call('POST', '/clients/register', { body: input })).body
    await api.call('POST', `/clients/${clientID}/reject`, { token: await signInAdmin(api) })
    client = { clientID, emailAddress: input.emailAddress, token: '' }
    const reapply = () => api.call('POST', '/clients/reapply', { body: { ...input, name: 'A thief & sons' } })
    const { status, body } = await overtaken(api, reapply, otherPassword)
    expect([status, body.code]).toEqual([401, 'WRONG_CREDENTIALS'])
    expect(await api.database.read.findOneBy(Client, { clientID })).toMatchObject({
      name: input.name,
      status: 'rejected',
    })
  })
})

describe('a sign-in', () => {
  it('opens nothing with a password that was replaced since it was checked: a client’s', async () => {
    const facts = (action: string) => api.database.read.countBy(AuditEntry, { action, targetID: client.clientID })
    const before = await facts('client.signed_in')
    expect((await overtaken(api, () => logIn(clientPassword), otherPassword)).status).toBe(401)
    expect([(await facts('client.signed_in')) - before, await facts('client.sign_in_failed')]).toEqual([0, 1])
  })

  it('opens nothing with a password that was replaced since it was checked: a portal user’s', async () => {
    const signIn = () => staffLogIn(staff.email, staffPassword)
    const replace = (manager: EntityManager) =>
      manager.update(Login, { audience: 'portal', emailAddress: staff.email }, { passwordHash: meanwhileHash })
    expect((await overtaken(api, signIn, replace)).status).toBe(401)
  })
})
