import type { EntityManager } from 'typeorm'
import { type Giver, requireAdministrator, requireHeld, rowNotHeld } from '../permissions/grants.js'
import type { Role } from '../roles/role.entity.js'
import { OwnRoles } from '../roles/roles.errors.js'
import { PortalUser } from './portal-user.entity.js'
import { LastAdministrator, SignInProtected } from './portal-users.errors.js'

export interface Change {
  email: string
  /** Does it set a new password? */
  password: boolean
  isAdmin: boolean
  roles: Role[]
}

/** What one portal user may change of another, or of themselves. Their roles come with their permissions. */
export function requireMayChange(giver: Giver, user: PortalUser, change: Change): void {
  if (user.isAdmin) requireAdministrator(giver)
  if (change.isAdmin !== user.isAdmin) requireAdministrator(giver, 'isAdmin')
  const isOwn = user.id === giver.portalUserID
  const before = user.roles ?? []
  if (isOwn && !areSame(before, change.roles)) throw new OwnRoles('roles')
  requireMayGive(giver, without(change.roles, before))
  if (!isOwn) requireMaySetSignIn(giver, user, change)
}

/** Giving a role gives all its permissions. */
export function requireMayGive(giver: Giver, roles: Role[]): void {
  requireHeld(giver, permissionsOf(roles), 'roles')
}

// Whoever sets the password, or the address that a reset link goes to, can sign in as that person.
function requireMaySetSignIn(giver: Giver, { email, roles = [] }: PortalUser, change: Change): void {
  const field = change.password ? 'password' : change.email === email ? null : 'email'
  if (field && rowNotHeld(giver, permissionsOf(roles))) throw new SignInProtected(field)
}

export async function requireAnotherAdministrator(manager: EntityManager): Promise<void> {
  if ((await manager.countBy(PortalUser, { isAdmin: true })) < 2) throw new LastAdministrator()
}

const permissionsOf = (roles: Role[]) => roles.flatMap(({ permissions = [] }) => permissions)
const without = (roles: Role[], others: Role[]) =>
  roles.filter(({ roleID }) => !others.some((other) => other.roleID === roleID))
const areSame = (some: Role[], others: Role[]) => some.length === others.length && without(some, others).length === 0
