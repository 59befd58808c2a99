import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { AuditEntry } from '../../api/src/platform/audit/audit-entry.entity.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import type { Role } from '../../api/src/people/gate/role.entity.js'
import { signInAdmin } from '../support/builders.js'
import { buildPortalUser, buildRole, buildStaffWith, type Row, type StaffMember } from '../support/rights.js'
import type { Answer } from '../support/calls.js'
import { startApi, type TestApi } from '../support/test-api.js'

// What two people do at the same moment must be what they could have done one after the other: the audit log says in
// which order it was.
const pending: Row = ['GET', '/clients/pending']
const stats: Row = ['GET', '/admin/stats']
const giving: Row[] = [
  ['PUT', '/portal-users/:id'],
  ['PUT', '/roles/:roleID'],
]
const rounds = [1, 2, 3, 4, 5]

let api: TestApi
let admin: string
beforeAll(async () => {
  api = await startApi()
  admin = await signInAdmin(api)
})
afterAll(() => api.close())

let role: Role
let giver: StaffMember
let taker: StaffMember
beforeEach(async () => {
  role = await buildRole(api, [pending])
  giver = await buildStaffWith(api, ...giving, pending)
  taker = await buildPortalUser(api, [])
})

const put = (path: string, body: object, token = admin) => api.call('PUT', path, { token, body })
const give = () =>
  put(`/portal-users/${taker.id}`, { userName: 'Taker', email: taker.email, roles: [role.roleID] }, giver.token)
const rowOf = ({ permissions = [] }: Role) => permissions[0] as Permission
const widen = ({ permissionID, name }: Permission, token = admin) =>
  put(`/permissions/${permissionID}`, { name, httpMethod: '', routePattern: '/**' }, token)
const sequenceOf = async (action: string, targetID: string) => {
  const entry = await api.database.read.findOne(AuditEntry, {
    where: { action, targetID },
    order: { sequence: 'DESC' },
  })
  return entry?.sequence ?? Infinity
}

async function expectGivenBefore(given: Answer, changed: [action: string, targetID: string]): Promise<void> {
  if (given.status === 200)
    expect(await sequenceOf('portal_user.updated', taker.id)).toBeLessThan(await sequenceOf(...changed))
  else expect([given.status, given.body.code]).toEqual([403, 'GRANT_REFUSED'])
}

describe('a role that is given away', () => {
  it.each(rounds)('is what its giver holds, also while somebody widens it (%i)', async () => {
    const wide = rowOf(await buildRole(api, [stats]))
    const permissionIDs = [rowOf(role).permissionID, wide.permissionID]
    const [given, widened] = await Promise.all([
      give(),
      put(`/roles/${role.roleID}`, { name: role.name, permissionIDs }),
    ])
    expect(widened.status).toBe(200)
    await expectGivenBefore(given, ['role.updated', role.roleID])
  })

  it.each(rounds)('is what its giver holds, also while a row that it carries is rewritten (%i)', async () => {
    const [given, widened] = await Promise.all([give(), widen(rowOf(role))])
    expect(widened.status).toBe(200)
    await expectGivenBefore(given, ['permission.updated', rowOf(role).permissionID])
  })
})

describe('a permission row that a role carries', () => {
  it.each(rounds)('is rewritten by nobody who has just been an administrator (%i)', async () => {
    const other = await buildPortalUser(api, [role], true)
    const body = { userName: 'Former', email: other.email, isAdmin: false, roles: [role.roleID] }
    const [demoted, widened] = await Promise.all([
      put(`/portal-users/${other.id}`, body),
      widen(rowOf(role), other.token),
    ])
    expect(demoted.status).toBe(200)
    const wasFirst =
      (await sequenceOf('permission.updated', rowOf(role).permissionID)) <
      (await sequenceOf('portal_user.updated', other.id))
    expect(widened.status).toBe(wasFirst ? 200 : 403)
    expect((await widen(rowOf(role), other.token)).status).toBe(403)
  })
})

describe('a role that two people edit at once', () => {
  it.each(rounds)('is one edit or the other, and never both halves (%i)', async () => {
    const [one, two] = [rowOf(await buildRole(api, [stats])), rowOf(await buildRole(api, [pending]))]
    const editor = await buildStaffWith(api, ...giving, pending, stats)
    const edit = ({ permissionID }: Permission, name: string, token: string) =>
      put(`/roles/${role.roleID}`, { name, permissionIDs: [permissionID] }, token)
    const edits = await Promise.all([
      edit(one, `${role.roleID} one`, admin),
      edit(two, `${role.roleID} two`, editor.token),
    ])
    expect(edits.map(({ status }) => status)).toEqual([200, 200])
    const left = (await api.call('GET', `/roles/${role.roleID}`, { token: admin })).body
    const wanted = left.name.endsWith('one') ? one : two
    expect(left.permissionIDs).toEqual([wanted.permissionID])
  })

  it.each(rounds)('gets nothing that was just taken from its editor (%i)', async () => {
    const editor = await buildPortalUser(api, [await buildRole(api, giving), role])
    const edited = await buildRole(api, [])
    const permissionIDs = [rowOf(role).permissionID]
    const [revoked, edit] = await Promise.all([
      put(`/roles/${role.roleID}`, { name: role.name, permissionIDs: [] }),
      put(`/roles/${edited.roleID}`, { name: edited.name, permissionIDs }, editor.token),
    ])
    expect(revoked.status).toBe(200)
    if (edit.status === 200)
      expect(await sequenceOf('role.updated', edited.roleID)).toBeLessThan(
        await sequenceOf('role.updated', role.roleID),
      )
    else expect([edit.status, edit.body.code]).toEqual([403, 'GRANT_REFUSED'])
  })
})
