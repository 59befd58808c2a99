import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { buildApiUser, buildClient, signInAdmin, type SignedInClient } from '../support/builders.js'
import { buildPortalUser, buildRole, buildStaffWith, type Row } from '../support/rights.js'
import { startApi, type TestApi } from '../support/test-api.js'

const roleRights: Row[] = [
  ['GET', '/roles'],
  ['POST', '/roles'],
  ['PUT', '/roles/:roleID'],
  ['DELETE', '/roles/:roleID'],
]
const pending: Row = ['GET', '/clients/pending']
const stats: Row = ['GET', '/admin/stats']

let api: TestApi
let admin: string
let client: SignedInClient
let rowOf: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
  client = await buildClient(api)
  const rows = await api.database.read.find(Permission)
  rowOf = Object.fromEntries(rows.map((row) => [`${row.httpMethod} ${row.routePattern}`, row.permissionID]))
})
afterAll(() => api.close())

let count = 0
const name = () => `Team ${(count += 1)}`
const idOf = ([method, pattern]: Row) => rowOf[`${method} ${pattern}`] as string
const create = (body: object, token = admin) => api.call('POST', '/roles', { token, body: { name: name(), ...body } })
const put = (roleID: string, body: object, token = admin) => api.call('PUT', `/roles/${roleID}`, { token, body })
const remove = (roleID: string, token = admin) => api.call('DELETE', `/roles/${roleID}`, { token })
const absent = 'rol_00000000000000000000000000'

describe('GET /roles/:roleID', () => {
  it('answers one role as the list does, and 404 for none', async () => {
    const { body } = await create({ permissionIDs: [idOf(stats)], assignableToApiUsers: true })
    const read = (roleID: string, token = admin) => api.call('GET', `/roles/${roleID}`, { token })
    expect([(await read(body.roleID)).status, (await read(body.roleID)).body]).toEqual([200, body])
    expect((await read(absent)).body.code).toBe('NOT_FOUND')
    const { token } = await buildStaffWith(api, ...roleRights)
    expect((await read(body.roleID, token)).body.error).toBe(
      'You need the permission "See a role" (GET /roles/:roleID) to do this',
    )
    expect((await read(body.roleID, client.token)).body.code).toBe('WRONG_AUDIENCE')
  })
})

describe('POST /roles', () => {
  it('makes a role with its permissions; without any it covers nothing', async () => {
    const { status, body } = await create({ name: '  Reviewers ', permissionIDs: [idOf(pending), idOf(pending)] })
    expect([status, body]).toEqual([
      201,
      {
        roleID: expect.stringMatching(/^rol_/),
        name: 'Reviewers',
        audience: 'staff',
        assignableToApiUsers: false,
        permissionIDs: [idOf(pending)],
        refundLimits: {},
        version: expect.any(String),
      },
    ])
    const { token } = await buildPortalUser(api, [body])
    expect((await api.call('GET', '/clients/pending', { token })).status).toBe(200)
    expect((await create({})).body.permissionIDs).toEqual([])
  })

  it.each([
    ['name', '', 'Role name is required'],
    ['name', 7, 'Enter text'],
    ['permissionIDs', 'all', 'Send a list of at most 1000 IDs'],
    ['permissionIDs', [null], 'Send a list of at most 1000 IDs'],
    ['permissionIDs', Array.from({ length: 1001 }, (_, n) => `prm_${n}`), 'Send a list of at most 1000 IDs'],
    ['permissionIDs', ['prm_absent'], 'One of these permissions doesn’t exist'],
    ['assignableToApiUsers', 'yes', 'This must be true or false'],
    ['permissions', [], 'Unknown field'],
  ])('refuses %s %j', async (field, value, sentence) => {
    const { status, body } = await create({ [field]: value })
    expect([status, body.fields]).toEqual([422, { [field]: sentence }])
  })

  it('refuses a name that is taken, also in parallel', async () => {
    const body = { name: name() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.fields).toEqual({ name: 'A role with this name already exists' })
  })

  it('puts in only what the maker holds, and names what is missing', async () => {
    const { token } = await buildStaffWith(api, ...roleRights, pending)
    expect((await create({ permissionIDs: [idOf(pending)] }, token)).status).toBe(201)
    const { status, body } = await create({ permissionIDs: [idOf(pending), idOf(stats)] }, token)
    const sentence = 'You can’t grant the permission "See dashboard figures" because you don’t have it'
    expect([status, body.code, body.fields]).toEqual([403, 'GRANT_REFUSED', { permissionIDs: sentence }])
  })

  it('asks the same of a role for API users', async () => {
    const { token } = await buildStaffWith(api, ...roleRights, ['GET', '/transactions'])
    const body = { assignableToApiUsers: true, permissionIDs: [idOf(['GET', '/transactions'])] }
    expect((await create(body, token)).status).toBe(201)
    const wider = { ...body, permissionIDs: [idOf(['POST', '/transactions'])] }
    expect((await create(wider, token)).body.code).toBe('GRANT_REFUSED')
  })

  it('needs the row, a token and the right audience', async () => {
    const { token } = await buildStaffWith(api, pending)
    expect((await create({}, token)).body.error).toBe('You need the permission "Create roles" (POST /roles) to do this')
    expect((await create({}, client.token)).body.code).toBe('WRONG_AUDIENCE')
    expect((await api.call('POST', '/roles', { body: { name: name() } })).status).toBe(401)
  })
})

describe('PUT /roles/:roleID', () => {
  it('changes what its people reach on their next request; absent permissions are unchanged', async () => {
    const role = (await create({ permissionIDs: [idOf(pending)] })).body
    const { token } = await buildPortalUser(api, [role])
    const renamed = await put(role.roleID, { name: name() })
    expect([renamed.status, renamed.body.permissionIDs]).toEqual([200, [idOf(pending)]])
    expect((await api.call('GET', '/clients/pending', { token })).status).toBe(200)
    await put(role.roleID, { name: name(), permissionIDs: [idOf(stats)] })
    expect((await api.call('GET', '/clients/pending', { token })).status).toBe(403)
    expect((await api.call('GET', '/admin/stats', { token })).status).toBe(200)
    expect((await put(role.roleID, { name: name(), permissionIDs: [] })).body.permissionIDs).toEqual([])
    expect((await api.call('GET', '/admin/stats', { token })).status).toBe(403)
  })

  it('marks a role for API users, and takes the mark away', async () => {
    const { roleID } = (await create({})).body
    const listed = async () => (await api.call('GET', '/roles?limit=100', { token: client.token })).body.items
    const isListed = async () => (await listed()).some((role: { roleID: string }) => role.roleID === roleID)
    expect((await put(roleID, { name: name(), assignableToApiUsers: true })).body.assignableToApiUsers).toBe(true)
    expect(await isListed()).toBe(true)
    expect((await put(roleID, { name: name() })).body.assignableToApiUsers).toBe(true)
    await put(roleID, { name: name(), assignableToApiUsers: false })
    expect(await isListed()).toBe(false)
  })

  it('is refused when the role covers more than the editor holds, before the change or after it', async () => {
    const { token } = await buildStaffWith(api, ...roleRights, pending)
    const wide = (await create({ permissionIDs: [idOf(pending), idOf(stats)] })).body.roleID
    const narrow = (await create({ permissionIDs: [idOf(pending)] })).body.roleID
    const attempts = [
      await put(wide, { name: name() }, token),
      await put(wide, { name: name(), permissionIDs: [idOf(pending)] }, token),
      await put(wide, { name: name(), assignableToApiUsers: true }, token),
      await put(narrow, { name: name(), permissionIDs: [idOf(stats)] }, token),
    ]
    expect(attempts.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([403, 'GRANT_REFUSED']))
    expect((await put(narrow, { name: name(), permissionIDs: [] }, token)).status).toBe(200)
  })

  it('is refused for a role that the editor carries, except to an administrator', async () => {
    const own = await buildRole(api, [...roleRights, pending])
    const { token } = await buildPortalUser(api, [own])
    const refused = await put(own.roleID, { name: name(), permissionIDs: [idOf(pending)] }, token)
    expect([refused.status, refused.body.code]).toEqual([403, 'OWN_ROLES'])
    const chief = await buildPortalUser(api, [own], true)
    expect((await put(own.roleID, { name: name() }, chief.token)).status).toBe(200)
  })

  it('answers 404 for an absent role, 409 for a taken name, 401 without a token and 403 without the row', async () => {
    const { roleID } = (await create({})).body
    const taken = (await create({})).body.name
    const { token } = await buildStaffWith(api, pending)
    expect((await put(absent, { name: name() })).status).toBe(404)
    expect((await put(roleID, { name: taken })).body.code).toBe('ROLE_NAME_TAKEN')
    expect((await api.call('PUT', `/roles/${roleID}`, { body: { name: name() } })).status).toBe(401)
    expect((await put(roleID, { name: name() }, token)).status).toBe(403)
  })
})

describe('DELETE /roles/:roleID', () => {
  it('removes a role that nobody carries; again it answers 404', async () => {
    const { roleID } = (await create({ permissionIDs: [idOf(pending)] })).body
    expect((await remove(roleID)).status).toBe(204)
    expect((await remove(roleID)).status).toBe(404)
  })

  it('is refused with the count while somebody carries the role', async () => {
    const role = await buildRole(api, [], { assignableToApiUsers: true })
    await buildPortalUser(api, [role])
    await buildPortalUser(api, [role])
    const { apiUserID } = await buildApiUser(api, client, role.name)
    const refused = await remove(role.roleID)
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      409,
      'ROLE_IN_USE',
      'This role is in use by 2 portal users and 1 API user. Remove it from them first',
    ])
    await api.call('DELETE', `/clients/${client.clientID}/apiusers/${apiUserID}`, { token: client.token })
    expect((await remove(role.roleID)).body.error).toContain('in use by 2 portal users.')
  })

  it('removes a role that only deleted API users carried', async () => {
    const role = await buildRole(api, [], { assignableToApiUsers: true })
    const { apiUserID } = await buildApiUser(api, client, role.name)
    await api.call('DELETE', `/clients/${client.clientID}/apiusers/${apiUserID}`, { token: client.token })
    expect((await remove(role.roleID)).status).toBe(204)
  })

  it('does not lose a race with giving the role: never a person with a deleted role', async () => {
    for (let round = 0; round < 5; round += 1) {
      const role = await buildRole(api, [])
      const input = { userName: 'Racer', email: `racer-${round}@gatehouse.test`, password: 'a good password' }
      const body = { ...input, roles: [role.roleID] }
      const answers = await Promise.all([
        remove(role.roleID),
        api.call('POST', '/portal-users', { token: admin, body }),
      ])
      expect([
        [204, 422],
        [409, 201],
      ]).toContainEqual(answers.map(({ status }) => status))
    }
  })
})

describe('the audit log', () => {
  it('keeps what a role was and what it became', async () => {
    const role = (await create({ permissionIDs: [idOf(pending)] })).body
    await put(role.roleID, { name: 'Renamed', permissionIDs: [] })
    await remove(role.roleID)
    const entries = await api.database.read.find(AuditEntry, {
      where: { targetID: role.roleID },
      order: { sequence: 'ASC' },
    })
    const same = { audience: 'staff', refundLimits: {} }
    const first = { name: role.name, ...same, permissionIDs: [idOf(pending)] }
    const second = { name: 'Renamed', ...same, permissionIDs: [] }
    expect(
      entries.map(({ action, before, after }) => [action, JSON.parse(before ?? 'null'), JSON.parse(after ?? 'null')]),
    ).toEqual([
      ['role.created', null, first],
      ['role.updated', first, second],
      ['role.deleted', second, null],
    ])
  })
})
