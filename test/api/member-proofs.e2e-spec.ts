import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { LoginFactor } from '../../api/src/people/factors/login-factor.entity.js'
import { buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import { signIn } from '../support/device-accounts.js'
import { challengeFor, codeOf, enrol, outcomeOf, prove } from '../support/factors.js'
import { waitForMail } from '../support/mail-files.js'
import { accept, type BuiltMember, invite, memberPassword, memberRoleID, memberWith } from '../support/members.js'
import { ageProofs } from '../support/step-up.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  client = await buildClient(api)
})
afterAll(() => api.close())

const accountOf = ({ clientMemberID, emailAddress, token }: BuiltMember, password = memberPassword) => ({
  id: clientMemberID,
  email: emailAddress,
  password,
  token,
})
const eventsOf = async (token: string) =>
  (await api.call('GET', '/account/security-log', { token })).body.items.map(
    ({ event, by }: { event: string; by: string }) => `${event} by ${by}`,
  )
const requireFactor = ({ clientID }: SignedInClient, token: string, secondFactorRequired = true) =>
  api.call('PUT', `/clients/${clientID}/security-policy`, { token, body: { secondFactorRequired } })

describe('what a member proves is its own', () => {
  it('a second factor, which is asked of it and of nobody else, and ends with it', async () => {
    const account = await enrol(api, accountOf(await memberWith(api, client, 'Viewer')))
    const challenge = await challengeFor(api, 'client', account)
    const { status, body } = await prove(api, { challenge, code: codeOf(account.secret) })
    expect([status, typeof body.token]).toEqual([200, 'string'])
    const own = (await api.call('GET', '/clients/me/membership', { token: body.token })).body.member
    expect(own.clientMemberID).toBe(account.id)
    const owner = { email: client.emailAddress, password: clientPassword }
    expect((await signIn(api, 'client', owner)).status).toBe(200)
    const [mine, theirs] = await Promise.all([eventsOf(body.token), eventsOf(client.token)])
    expect(mine).toContain('second_factor_added by you')
    expect(theirs).not.toContain('second_factor_added by you')
    expect(theirs).not.toContain('second_factor_added by staff')
    const path = `/clients/${client.clientID}/members/${account.id}`
    expect((await api.call('DELETE', path, { token: client.token })).status).toBe(204)
    expect(await api.database.read.countBy(LoginFactor, { factorID: account.factorID })).toBe(0)
  })

  it('a password, by whose change its own other sessions end', async () => {
    const member = await memberWith(api, client, 'Viewer')
    const other = (await signIn(api, 'client', accountOf(member))).body.token
    const change = (currentPassword: string) =>
      api.call('POST', '/clients/me/password', {
        token: member.token,
        body: { currentPassword, newPassword: 'another password of it' },
      })
    expect((await change(clientPassword)).body.fields).toHaveProperty('currentPassword')
    expect((await change(memberPassword)).status).toBe(200)
    const states = [other, member.token, client.token].map((token) => api.call('GET', '/clients/me', { token }))
    expect((await Promise.all(states)).map(({ status }) => status)).toEqual([401, 200, 200])
    expect((await eventsOf(member.token)).slice(0, 2)).toEqual([
      'password_changed by you',
      'password_change_failed by you',
    ])
    const subject = 'Your Gatehouse password was changed'
    await waitForMail(String(api.settings.DATA_DIR), member.emailAddress, subject)
  })

  it('its own password at the settlement account, and every owner hears of it too', async () => {
    const business = await buildClient(api)
    const ownerRole = await memberRoleID(api, business.token, 'Owner')
    const { emailAddress, invitationToken } = (await invite(api, business, ownerRole)).body
    await accept(api, invitationToken)
    const { token } = (await signIn(api, 'client', { email: emailAddress, password: memberPassword })).body
    const details = { accountHolder: 'Harbor Pine Ltd', bankName: 'First Harbor Bank' }
    const save = (password: string) =>
      api.call('PUT', `/clients/${business.clientID}/settlement-account`, {
        token,
        body: { ...details, accountNumber: 'DE89370400440532013000', password },
      })
    expect((await save(clientPassword)).status).toBe(422)
    expect((await save(memberPassword)).status).toBe(200)
    const subject = 'Your settlement account was changed'
    for (const address of [emailAddress, business.emailAddress])
      await waitForMail(String(api.settings.DATA_DIR), address, subject)
  })
})

describe('the second factor of a whole client', () => {
  it('is decided by its owners alone, and asked of each member at the door and inside', async () => {
    const business = await buildClient(api)
    const member = await memberWith(api, business, 'Finance')
    expect(outcomeOf(await requireFactor(business, member.token))).toEqual([403, 'OWNERS_ONLY'])
    expect((await requireFactor(business, business.token)).status).toBe(200)
    const mustEnrol = [403, 'SECOND_FACTOR_ENROLMENT_REQUIRED']
    expect(outcomeOf(await signIn(api, 'client', accountOf(member)))).toEqual(mustEnrol)
    expect(outcomeOf(await api.call('GET', '/clients/me', { token: member.token }))).toEqual(mustEnrol)
    await enrol(api, accountOf(member))
    expect((await api.call('GET', '/clients/me', { token: member.token })).status).toBe(200)
  })
})

it('an owner whose proof is old proves anew before the team changes, and sends an invitation again without', async () => {
  const business = await buildClient(api)
  const roleID = await memberRoleID(api, business.token, 'Viewer')
  const { clientMemberID } = (await invite(api, business, roleID)).body
  const { clientID, emailAddress: email, token } = business
  await enrol(api, { id: clientID, email, password: clientPassword, token })
  await ageProofs(api, clientID)
  const path = `/clients/${clientID}/members/${clientMemberID}`
  expect(outcomeOf(await invite(api, business, roleID))).toEqual([403, 'STEP_UP_REQUIRED'])
  expect(outcomeOf(await api.call('DELETE', path, { token }))).toEqual([403, 'STEP_UP_REQUIRED'])
  expect((await api.call('POST', `${path}/resend`, { token })).status).toBe(200)
})
