import { type EntityManager, In } from 'typeorm'
import type { AuditLog, Record as RecordFact } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { isCommonPassword, isOwnName } from '../../platform/crypto/common-passwords.js'
import { newId } from '../../platform/crypto/ids.js'
import { hashPassword } from '../../platform/crypto/passwords.js'
import { isDuplicate } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { Role } from '../gate/role.entity.js'
import { PortalUser } from './portal-user.entity.js'
import { addLogin } from '../sign-in/logins.js'
import { CommonPassword, EmailTaken, OwnNameAsPassword, UnknownRoles } from './portal-users.errors.js'

export async function changePortalUsers<T>(
  audit: AuditLog,
  work: (manager: EntityManager, record: RecordFact) => Promise<T>,
): Promise<T> {
  try {
    return await audit.unit(async (manager, record) => {
      const kept = await work(manager, record)
      await Versions.raise(manager, 'callers')
      return kept
    })
  } catch (error) {
    throw isDuplicate(error) ? new EmailTaken() : error
  }
}

export const newPortalUser = (manager: EntityManager, details: Partial<PortalUser>): PortalUser =>
  manager.create(PortalUser, { id: newId('usr'), createdAt: clock.now(), roles: [], ...details })

export async function insertPortalUser(
  manager: EntityManager,
  record: RecordFact,
  action: string,
  user: PortalUser,
  passwordHash: string | null,
): Promise<void> {
  user.loginID = await addLogin(manager, { audience: 'portal', emailAddress: user.email, passwordHash })
  await manager.save(user)
  await record({ action, target: targetOf(user), after: factsOf(user) })
}

export async function readPortalUser(manager: EntityManager, id: string): Promise<PortalUser> {
  const user = await manager.findOne(PortalUser, { where: { id }, relations: { roles: { permissions: true } } })
  return orNotFound(user, 'portal user')
}

export async function readRoles(manager: EntityManager, roleIDs: string[]): Promise<Role[]> {
  const roles = await manager.find(Role, {
    where: { roleID: In(roleIDs), isForMembers: false },
    relations: { permissions: true },
  })
  if (roles.length !== roleIDs.length) throw new UnknownRoles()
  return roles
}

export function hashNewPassword(
  password: string,
  { userName, email }: Pick<PortalUser, 'userName' | 'email'>,
): Promise<string> {
  if (isCommonPassword(password)) throw new CommonPassword()
  if (isOwnName(password, email, userName)) throw new OwnNameAsPassword()
  return hashPassword(password)
}

export const targetOf = ({ id, loginID }: PortalUser) => ({ kind: 'portal_user', id, loginID })

export const factsOf = ({ userName, email, isAdmin, isBreakGlass, roles = [], clientID }: PortalUser) => ({
  userName,
  email,
  isAdmin,
  ...(isBreakGlass && { isBreakGlass }),
  roles: roles.map(({ roleID }) => roleID).sort(),
  ...(clientID && { clientID }),
})
