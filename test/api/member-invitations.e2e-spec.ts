import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { clock } from '#contract/clock.js'
import { memberInvitationLifeMs } from '../../libs/contract/limits.js'
import { ClientMember } from '../../api/src/people/clients/client-member.entity.js'
import { buildClient, clientPassword, type SignedInClient } from '../support/builders.js'
import {
  accept,
  buildMember,
  invite,
  memberPassword,
  memberRoleID,
  memberWith,
  signInMember,
} from '../support/members.js'
import { codeOf as appCodeOf } from '../support/factors.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let other: SignedInClient
let viewer: string
let owner: string

beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  client = await buildClient(api)
  other = await buildClient(api)
  viewer = await memberRoleID(api, client.token, 'Viewer')
  owner = await memberRoleID(api, client.token, 'Owner')
})
afterAll(() => api.close())

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body?.code ?? ''}`.trim()
const read = (token: string) => api.call('POST', '/account/invitations/read', { body: { token } })
const memberPath = (id: string, of: SignedInClient = client) => `/clients/${of.clientID}/members/${id}`
const me = async (token: string) => (await api.call('GET', '/clients/me/membership', { token })).body
const switchTo = (token: string, clientID: string) =>
  api.call('POST', '/clients/me/switch', { token, body: { clientID } })

describe('an invitation', () => {
  it('says what it is about, makes a member with a password, and works once', async () => {
    const { body, status } = await invite(api, client, viewer)
    expect([status, body.status, body.joinedAt]).toEqual([201, 'invited', null])
    expect((await read(body.invitationToken)).body).toMatchObject({
      ...{ client: { clientID: client.clientID }, name: 'Mary Member', emailAddress: body.emailAddress },
      ...{ roleName: 'Viewer', hasLogin: false },
    })
    expect((await accept(api, body.invitationToken, {})).body.fields).toEqual({ password: 'Choose a password' })
    expect((await accept(api, body.invitationToken, { password: 'password' })).status).toBe(422)
    const accepted = await accept(api, body.invitationToken, { password: memberPassword, name: 'Mary M.' })
    expect([accepted.status, accepted.body.clientMemberID]).toEqual([200, body.clientMemberID])
    const { member } = await me(await signInMember(api, body.emailAddress))
    expect([member.name, member.status, member.invitationEndsAt]).toEqual(['Mary M.', 'active', null])
    expect(codeOf(await accept(api, body.invitationToken))).toBe('409 LINK_USED')
    expect(codeOf(await read(body.invitationToken))).toBe('409 LINK_USED')
    const path = `${memberPath(body.clientMemberID)}/resend`
    expect(codeOf(await api.call('POST', path, { token: client.token }))).toBe('409 NOT_INVITED')
  })

  it('opens nothing once it is taken back, sent again, or expired', async () => {
    const [first, second, third] = [
      await invite(api, client, viewer),
      await invite(api, client, viewer),
      await invite(api, client, viewer),
    ]
    await api.call('DELETE', memberPath(first.body.clientMemberID), { token: client.token })
    const again = await api.call('POST', `${memberPath(second.body.clientMemberID)}/resend`, { token: client.token })
    await api.database.write((manager) =>
      manager.update(ClientMember, { clientMemberID: third.body.clientMemberID }, { invitationEndsAt: clock.now() }),
    )
    const codes = []
    for (const { body } of [first, second, third]) codes.push(codeOf(await accept(api, body.invitationToken)))
    expect(codes).toEqual(['404 LINK_UNKNOWN', '404 LINK_UNKNOWN', '409 LINK_EXPIRED'])
    expect(new Date(again.body.invitationEndsAt).getTime()).toBeGreaterThan(
      clock.time() + memberInvitationLifeMs - 60_000,
    )
    expect((await accept(api, again.body.invitationToken)).status).toBe(200)
    const { items } = (await api.call('GET', `/clients/${client.clientID}/members`, { token: client.token })).body
    const ids = items.map(({ clientMemberID }: { clientMemberID: string }) => clientMemberID)
    expect(ids).toContain(third.body.clientMemberID)
    expect(ids).not.toContain(first.body.clientMemberID)
  })

  it('is refused to an address that belongs already or is invited', async () => {
    const { body } = await invite(api, client, viewer)
    const taken = [body.emailAddress, client.emailAddress]
    for (const emailAddress of taken)
      expect(codeOf(await invite(api, client, viewer, { emailAddress }))).toBe('409 MEMBER_EXISTS')
    expect((await invite(api, client, viewer, { emailAddress: 'nobody' })).body.fields).toEqual({
      emailAddress: 'Invalid email address',
    })
  })

  it('carries no token where tokens are not exposed, and is mailed with its link', async () => {
    const closed = await startApi({ ...api.settings, EXPOSE_RESET_TOKEN: '' })
    const { body } = await invite({ ...closed, call: closed.call }, client, viewer)
    expect([body.status, 'invitationToken' in body]).toEqual(['invited', false])
    await closed.app.close()
  })
})

describe('an invitation of an address that has a login', () => {
  const invited = async (emailAddress: string, roleID = viewer) =>
    (await invite(api, client, roleID, { emailAddress })).body.invitationToken as string

  it('is accepted by the session of that login, and of no other', async () => {
    const person = await memberWith(api, other, 'Viewer')
    const token = await invited(person.emailAddress)
    expect((await read(token)).body.hasLogin).toBe(true)
    expect(codeOf(await accept(api, token, {}))).toBe('403 SIGN_IN_TO_ACCEPT')
    expect(codeOf(await accept(api, token, {}, client.token))).toBe('403 WRONG_LOGIN')
    expect(codeOf(await accept(api, token, {}, 'x.y.z'))).toBe('401 UNAUTHENTICATED')
    expect((await accept(api, token, {}, person.token)).status).toBe(200)
    const { clients } = await me(person.token)
    expect(clients.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false])
  })

  it('is accepted by its password, which an invitation never sets', async () => {
    const person = await memberWith(api, other, 'Viewer')
    const token = await invited(person.emailAddress)
    expect(codeOf(await accept(api, token, { password: 'a password of a thief' }))).toBe('422 INVALID_INPUT')
    expect((await accept(api, token)).status).toBe(200)
    expect(await signInMember(api, person.emailAddress)).toBeDefined()
  })

  it('asks for a sign-in where a second factor is enrolled', async () => {
    const person = await memberWith(api, other, 'Viewer')
    const { factorID, secret } = (await api.call('POST', '/account/factors/totp', { token: person.token })).body
    const confirmation = { token: person.token, body: { factorID, code: appCodeOf(secret) } }
    expect((await api.call('POST', '/account/factors/totp/confirm', confirmation)).status).toBe(200)
    const token = await invited(person.emailAddress)
    expect(codeOf(await accept(api, token))).toBe('403 SIGN_IN_TO_ACCEPT')
    expect((await accept(api, token, {}, person.token)).status).toBe(200)
  })

  it('is refused to somebody signed in whose address has none', async () => {
    const { body } = await invite(api, client, viewer)
    expect(codeOf(await accept(api, body.invitationToken, {}, other.token))).toBe('403 WRONG_LOGIN')
  })
})

describe('a person of several clients', () => {
  it('switches, keeps the token, and is what it is there', async () => {
    const token = (await invite(api, client, viewer, { emailAddress: other.emailAddress })).body.invitationToken
    await accept(api, token, { password: clientPassword })
    const before = await me(other.token)
    expect([before.member.clientID, before.member.isOwner]).toEqual([other.clientID, true])
    const switched = await switchTo(other.token, client.clientID)
    expect([switched.status, switched.body.member.role.name]).toEqual([200, 'Viewer'])
    expect((await api.call('GET', '/clients/me', { token: other.token })).body.clientID).toBe(client.clientID)
    const path = (of: SignedInClient) => `/clients/${of.clientID}/balance`
    expect((await api.call('GET', path(client), { token: other.token })).status).toBe(200)
    expect(codeOf(await api.call('GET', path(other), { token: other.token }))).toBe('404 NOT_FOUND')
    expect((await switchTo(other.token, other.clientID)).body.member.isOwner).toBe(true)
  })

  it('switches to no client of others, and to none that is not active', async () => {
    expect(codeOf(await switchTo(client.token, other.clientID))).toBe('404 NOT_FOUND')
    const third = await buildClient(api)
    const person = await memberWith(api, client, 'Viewer')
    const { invitationToken } = (await invite(api, third, viewer, { emailAddress: person.emailAddress })).body
    await accept(api, invitationToken, {}, person.token)
    const admin = (
      await api.call('POST', '/portal-users/login', {
        body: { email: api.settings.ADMIN_EMAIL, password: api.settings.ADMIN_PASSWORD },
      })
    ).body.token
    await api.call('POST', `/clients/${third.clientID}/suspend`, { token: admin, body: { reason: 'Looked at' } })
    expect(codeOf(await switchTo(person.token, third.clientID))).toBe('409 CLIENT_NOT_ACTIVE')
  })

  it('is removed from one and goes on with the other', async () => {
    const person = await buildMember(api, client, { roleID: viewer })
    const { invitationToken } = (await invite(api, other, owner, { emailAddress: person.emailAddress })).body
    await accept(api, invitationToken, {}, person.token)
    await api.call('DELETE', memberPath(person.clientMemberID), { token: client.token })
    expect((await api.call('GET', '/clients/me', { token: person.token })).status).toBe(401)
    expect((await me(await signInMember(api, person.emailAddress))).member.clientID).toBe(other.clientID)
  })
})
