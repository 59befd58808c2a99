import { clock } from '#contract/clock.js'
import { newId } from '../../api/src/platform/crypto/ids.js'
import { hashPassword } from '../../api/src/platform/crypto/passwords.js'
import { Versions } from '../../api/src/platform/database/versions.js'
import { Permission } from '../../api/src/people/gate/permission.entity.js'
import { PortalUser } from '../../api/src/people/portal-users/portal-user.entity.js'
import { addLogin } from '../../api/src/people/sign-in/logins.js'
import { Role } from '../../api/src/people/gate/role.entity.js'
import type { TestApi } from './test-api.js'

/** Method and pattern of a permission row; null is absent, as in the database. */
export type Row = [httpMethod: string | null, routePattern: string | null]

export const staffPassword = 'a-long-staff-password'

/** A role with these permission rows and no others. */
export async function buildRole(api: TestApi, rows: Row[], overrides: Partial<Role> = {}): Promise<Role> {
  const role = {
    roleID: newId('rol'),
    name: `Role ${newId('rol')}`,
    assignableToApiUsers: false,
    isForMembers: false,
    createdAt: clock.now(),
  }
  return api.database.write(async (manager) => {
    const permissions = rows.map(([httpMethod, routePattern]) =>
      manager.create(Permission, {
        permissionID: newId('prm'),
        name: `Permission ${newId('prm')}`,
        httpMethod,
        routePattern,
        createdAt: clock.now(),
      }),
    )
    await manager.save(permissions)
    const saved = await manager.save(Role, { ...role, ...overrides, permissions })
    await Versions.raise(manager, 'rights')
    return saved
  })
}

export interface StaffMember {
  id: string
  email: string
  token: string
}

/** A portal user with these roles, signed in. */
export async function buildPortalUser(
  api: TestApi,
  roles: Pick<Role, 'roleID'>[],
  isAdmin = false,
): Promise<StaffMember> {
  const id = newId('usr')
  const email = `${id}@gatehouse.test`
  const passwordHash = await hashPassword(staffPassword)
  const emailVerifiedAt = clock.now()
  const user = { id, userName: id, email, emailVerifiedAt, isAdmin, roles, createdAt: clock.now() }
  await api.database.write(async (manager) => {
    const loginID = await addLogin(manager, { audience: 'portal', emailAddress: email, passwordHash })
    await manager.save(PortalUser, { ...user, loginID })
  })
  const { token } = (await api.call('POST', '/portal-users/login', { body: { email, password: staffPassword } })).body
  return { id, email, token }
}

/** A portal user whose one role has these permission rows. */
export const buildStaffWith = async (api: TestApi, ...rows: Row[]): Promise<StaffMember> =>
  buildPortalUser(api, [await buildRole(api, rows)])

/** Gives or takes a permission row of a role, as the role administration does: in one unit with the version. */
export async function changeRole(
  api: TestApi,
  { roleID }: Pick<Role, 'roleID'>,
  permissions: Permission[],
): Promise<void> {
  await api.database.write(async (manager) => {
    await manager.save(Role, { roleID, permissions })
    await Versions.raise(manager, 'rights')
  })
}

export async function changePortalUser(api: TestApi, user: Partial<PortalUser> & { id: string }): Promise<void> {
  await api.database.write(async (manager) => {
    await manager.save(PortalUser, user)
    await Versions.raise(manager, 'callers')
  })
}

/** A valid body of POST /portal-users by staff; each call has an e-mail of its own. */
export const portalUserInput = (roles: string[], overrides: Record<string, unknown> = {}) => {
  const id = newId('usr')
  return { userName: 'Grace Hopper', email: `${id}@gatehouse.test`, password: staffPassword, roles, ...overrides }
}
