import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildClient, clientPassword, idempotencyKey, signInAdmin, type SignedInClient } from '../support/builders.js'
import { accept, buildMember, invite, memberRoleID, memberWith, signInMember } from '../support/members.js'
import { buildRole, buildStaffWith } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

let api: TestApi
let client: SignedInClient
let roles: Record<'owner' | 'developer' | 'finance' | 'support' | 'viewer', string>

beforeAll(async () => {
  api = await startApi({ EXPOSE_RESET_TOKEN: '1' })
  client = await buildClient(api)
  const idOf = (name: string) => memberRoleID(api, client.token, name)
  const [owner, developer, finance] = [await idOf('Owner'), await idOf('Developer'), await idOf('Finance')]
  roles = { owner, developer, finance, support: await idOf('Support'), viewer: await idOf('Viewer') }
})
afterAll(() => api.close())

const membersOf = ({ clientID }: { clientID: string }) => `/clients/${clientID}/members`
const list = async (of: SignedInClient = client, token = of.token) =>
  (await api.call('GET', membersOf(of), { token })).body.items
const memberOf = (clientMemberID: string, of: SignedInClient = client) => `${membersOf(of)}/${clientMemberID}`
const put = (clientMemberID: string, body: object, { token, ...of }: SignedInClient = client) =>
  api.call('PUT', memberOf(clientMemberID, { token, ...of }), { token, body })
const remove = (clientMemberID: string, of: SignedInClient = client) =>
  api.call('DELETE', memberOf(clientMemberID, of), { token: of.token })
const me = (token: string) => api.call('GET', '/clients/me/membership', { token })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body?.code ?? ''}`.trim()

/** A role of members who may invite, change and remove others, and see payments. */
const buildManager = async (of: SignedInClient = client) =>
  buildMember(
    api,
    of,
    await buildRole(
      api,
      [
        [null, '/clients/:clientID/members/**'],
        ['GET', '/clients/:clientID/transactions/**'],
      ],
      { isForMembers: true },
    ),
  )

describe('a client that nobody was invited to', () => {
  it('has its own login as the one member, and the owner', async () => {
    const alone = await buildClient(api, { contactPerson: 'Ada Lovelace' })
    const [first, ...others] = await list(alone)
    expect([others, first.name, first.isOwner, first.status, first.invitedBy]).toEqual([
      [],
      'Ada Lovelace',
      true,
      'active',
      null,
    ])
    expect([first.emailAddress, first.role.name]).toEqual([alone.emailAddress, 'Owner'])
    const { body } = await me(alone.token)
    expect(body.clients.map(({ clientID }: { clientID: string }) => clientID)).toEqual([alone.clientID])
    expect(body.routes).toContain('PUT /clients/:clientID/settlement-account')
  })
})

describe('GET /roles of a client', () => {
  it('lists the roles of its API users as before, those of its members when asked, and none of staff', async () => {
    const read = async (query: string) => api.call('GET', `/roles${query}`, { token: client.token })
    const names = async (query: string) =>
      (await read(query)).body.items.map(({ name }: { name: string }) => name).sort()
    expect(await names('')).toEqual(['Integrator (payments)', 'Integrator (read only)'])
    expect(await names('?audience=integrator')).toEqual(['Integrator (payments)', 'Integrator (read only)'])
    expect(await names('?audience=member')).toEqual(['Developer', 'Finance', 'Owner', 'Support', 'Viewer'])
    expect(codeOf(await read('?audience=staff'))).toBe('422 INVALID_INPUT')
  })
})

describe('a member', () => {
  it('signs in with its own address, and reaches what its role covers and nothing else', async () => {
    const viewer = await memberWith(api, client, 'Viewer')
    const call = (method: string, path: string, body?: object) =>
      api.call(method, `/clients/${client.clientID}${path}`, { token: viewer.token, body, headers: idempotencyKey() })
    expect((await api.call('GET', '/clients/me', { token: viewer.token })).body.clientID).toBe(client.clientID)
    expect((await call('GET', '/transactions')).status).toBe(200)
    const refused = await call('GET', '/settlement-account')
    expect([codeOf(refused), refused.body.error]).toEqual([
      '403 PERMISSION_MISSING',
      'You need the permission "See the settlement account" (GET /clients/:clientID/settlement-account) to do this',
    ])
    for (const path of ['/apiusers', '/members', '/transactions/export.csv'])
      expect([path, codeOf(await call('GET', path))]).toEqual([path, '403 PERMISSION_MISSING'])
    const { body } = await me(viewer.token)
    expect([body.member.role.name, body.member.isOwner]).toEqual(['Viewer', false])
    expect(body.routes).toContain('GET /clients/:clientID/transactions')
    expect(body.routes).not.toContain('GET /clients/:clientID/members')
  })

  it('changes its own password, sees its own sessions, and leaves those of the owner alone', async () => {
    const viewer = await memberWith(api, client, 'Viewer')
    const body = { currentPassword: 'a password of a member', newPassword: 'another one of a member' }
    expect((await api.call('POST', '/clients/me/password', { token: viewer.token, body })).status).toBe(200)
    expect((await api.call('GET', '/clients/me/sessions', { token: viewer.token })).body.items).toHaveLength(1)
    expect((await me(client.token)).status).toBe(200)
    const signIn = { emailAddress: viewer.emailAddress, password: 'another one of a member' }
    expect((await api.call('POST', '/clients/login', { body: signIn })).body.status).toBe('active')
  })

  it('sets a new password by mail, which holds the client only if it is an owner', async () => {
    for (const [role, holds] of [
      ['Viewer', 0],
      ['Owner', 1],
    ] as const) {
      const owned = await buildClient(api)
      const { emailAddress } = await memberWith(api, owned, role)
      const { resetToken } = (await api.call('POST', '/account/forgot', { body: { email: emailAddress } })).body
      const body = { resetToken, newPassword: 'a password by a mail' }
      expect((await api.call('POST', '/account/reset', { body })).status).toBe(200)
      const held = await api.call('GET', '/clients/me/holds', { token: owned.token })
      expect([role, held.body.items.length]).toEqual([role, holds])
    }
  })

  it('is named by the audit log beside the client for which it acted', async () => {
    const finance = await memberWith(api, client, 'Developer')
    const { status } = await api.call('POST', `/clients/${client.clientID}/webhook-inspector`, { token: finance.token })
    expect(status).toBe(200)
    await api.call('POST', '/clients/logout', { token: finance.token })
    const token = await signInAdmin(api)
    const { items } = (await api.call('GET', '/audit?action=member.signed_out', { token })).body
    expect(items[0]).toMatchObject({ actorKind: 'client', actorID: client.clientID, actorName: 'Mary Member' })
    expect([items[0].targetKind, items[0].targetID.slice(0, 4)]).toEqual(['member', 'lgn_'])
  })
})

describe('DELETE /clients/me/membership', () => {
  const leave = (token: string) => api.call('DELETE', '/clients/me/membership', { token })

  it('lets every member go, whatever its role, but not the last owner', async () => {
    const owned = await buildClient(api)
    const viewer = await memberWith(api, owned, 'Viewer')
    expect((await leave(viewer.token)).status).toBe(204)
    expect((await me(viewer.token)).status).toBe(401)
    expect(codeOf(await leave(owned.token))).toBe('409 LAST_OWNER')
    const other = await memberWith(api, owned, 'Owner')
    const answers = await Promise.all([leave(owned.token), leave(other.token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
    expect(codeOf(await api.call('DELETE', '/clients/me/membership'))).toBe('401 UNAUTHENTICATED')
  })
})

describe('PUT …/members/:clientMemberID', () => {
  it('gives another role, which counts from the next call on', async () => {
    const member = await memberWith(api, client, 'Viewer')
    const path = `/clients/${client.clientID}/balance`
    expect((await put(member.clientMemberID, { roleID: roles.support })).body.role.name).toBe('Support')
    expect(codeOf(await api.call('GET', path, { token: member.token }))).toBe('403 PERMISSION_MISSING')
    const renamed = await put(member.clientMemberID, { roleID: roles.finance, name: 'Fred Finance' })
    expect([renamed.body.name, (await api.call('GET', path, { token: member.token })).status]).toEqual([
      'Fred Finance',
      200,
    ])
  })

  it('refuses the own role, a role of others than members, and an absent one', async () => {
    const [first] = await list()
    expect(codeOf(await put(first.clientMemberID, { roleID: roles.viewer }))).toBe('403 OWN_ROLE')
    expect((await put(first.clientMemberID, { roleID: roles.owner, name: 'Ada L.' })).body.name).toBe('Ada L.')
    const { clientMemberID } = await memberWith(api, client, 'Viewer')
    const integrator = (await api.call('GET', '/roles', { token: client.token })).body.items[0].roleID
    const staff = await buildRole(api, [])
    for (const roleID of [integrator, staff.roleID, 'rol_absent'])
      expect((await put(clientMemberID, { roleID })).body.fields).toEqual({
        roleID: 'This role doesn’t exist for members',
      })
  })

  it('gives nothing that the giver does not hold, and touches nobody who holds more', async () => {
    const manager = await buildManager()
    const viewer = await memberWith(api, client, 'Viewer')
    const refused = await put(viewer.clientMemberID, { roleID: roles.finance }, manager)
    expect([codeOf(refused), Object.keys(refused.body.fields ?? {})]).toEqual(['403 RIGHTS_PROTECTED', []])
    const empty = await buildRole(api, [], { isForMembers: true })
    const powerless = await buildMember(api, client, empty)
    expect(codeOf(await put(powerless.clientMemberID, { roleID: roles.finance }, manager))).toBe('403 GRANT_REFUSED')
    expect(codeOf(await put(powerless.clientMemberID, { roleID: roles.owner }, manager))).toBe('403 OWNERS_ONLY')
    expect(codeOf(await invite(api, manager, roles.owner))).toBe('403 OWNERS_ONLY')
    expect(codeOf(await invite(api, manager, roles.viewer))).toBe('403 GRANT_REFUSED')
    expect(codeOf(await invite(api, manager, empty.roleID))).toBe('201')
    const [first] = await list()
    expect(codeOf(await remove(first.clientMemberID, manager))).toBe('403 OWNERS_ONLY')
    expect(codeOf(await remove(viewer.clientMemberID, manager))).toBe('403 RIGHTS_PROTECTED')
    expect(codeOf(await remove(powerless.clientMemberID, manager))).toBe('204')
  })

  it('knows no member of another client', async () => {
    const other = await buildClient(api)
    const [first] = await list(other)
    expect(codeOf(await put(first.clientMemberID, { roleID: roles.viewer }))).toBe('404 NOT_FOUND')
    expect(codeOf(await remove(first.clientMemberID))).toBe('404 NOT_FOUND')
    expect(codeOf(await api.call('GET', membersOf(other), { token: client.token }))).toBe('404 NOT_FOUND')
  })
})

describe('DELETE …/members/:clientMemberID', () => {
  it('ends the sessions of the member, and its login where no client keeps it', async () => {
    const member = await memberWith(api, client, 'Viewer')
    expect((await remove(member.clientMemberID)).status).toBe(204)
    expect((await me(member.token)).status).toBe(401)
    expect(await signInMember(api, member.emailAddress)).toBeUndefined()
    const again = (await invite(api, client, roles.viewer, { emailAddress: member.emailAddress })).body
    expect((await accept(api, again.invitationToken)).status).toBe(200)
    expect(await signInMember(api, member.emailAddress)).toBeDefined()
  })

  it('leaves the last owner, and lets one of two go', async () => {
    const owned = await buildClient(api)
    const [first] = await list(owned)
    expect(codeOf(await remove(first.clientMemberID, owned))).toBe('409 LAST_OWNER')
    const second = await memberWith(api, owned, 'Owner')
    expect(codeOf(await put(first.clientMemberID, { roleID: roles.viewer }, second))).toBe('200')
    expect(codeOf(await remove(second.clientMemberID, second))).toBe('409 LAST_OWNER')
    expect(codeOf(await put(first.clientMemberID, { roleID: roles.owner }, second))).toBe('200')
    expect(codeOf(await remove(second.clientMemberID, second))).toBe('204')
    const signIn = { emailAddress: owned.emailAddress, password: clientPassword }
    expect((await api.call('POST', '/clients/login', { body: signIn })).body.status).toBe('active')
  })
})

describe('staff', () => {
  it('see the members of a client with the right to, and are not members themselves', async () => {
    const staff = await buildStaffWith(api, ['GET', '/clients/:clientID/members'])
    expect((await list(client, staff.token)).length).toBeGreaterThan(1)
    expect(codeOf(await api.call('GET', '/clients/cli_absent/members', { token: staff.token }))).toBe('404 NOT_FOUND')
    expect(codeOf(await invite(api, { ...client, token: staff.token }, roles.viewer))).toBe('403 WRONG_AUDIENCE')
  })
})
