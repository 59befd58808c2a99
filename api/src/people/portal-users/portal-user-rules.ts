import type { EntityManager } from 'typeorm'
import { type Giver, holds, requireAdministrator, requireHeld, rowNotHeld } from './grants.js'
import { readTaken, type Rights } from './held-rights.js'
import type { Role } from '../gate/role.entity.js'
import { OwnRoles } from './grants.errors.js'
import { PortalUser } from './portal-user.entity.js'
import {
  BreakGlassAdministrators,
  EmailUnconfirmed,
  LastAdministrator,
  RightsProtected,
  SignInProtected,
  SignInProtectedStill,
  TakeRefused,
} from './portal-users.errors.js'

export interface Change {
  userName: string
  email: string
  passwordHash: string | undefined
  isAdmin: boolean
  isBreakGlass: boolean
  roles: Role[]
}

export async function requireMayChange(
  manager: EntityManager,
  giver: Giver,
  user: PortalUser,
  change: Change,
): Promise<void> {
  if (user.isAdmin) requireAdministrator(giver)
  if (change.isAdmin !== user.isAdmin) requireAdministrator(giver, 'isAdmin')
  if (change.isBreakGlass !== user.isBreakGlass && change.isAdmin) requireAdministrator(giver, 'isBreakGlass')
  if (change.isBreakGlass && !change.isAdmin) throw new BreakGlassAdministrators()
  const isOwn = user.id === giver.portalUserID
  const { roles: before = [] } = user
  if (isOwn && !areSame(before, change.roles)) throw new OwnRoles('roles')
  requireMayGive(giver, without(change.roles, before))
  if (!isOwn) {
    requireMayTake(giver, without(before, change.roles))
    await requireMaySetSignIn(manager, giver, user, change)
  }
  if (user.isAdmin && !change.isAdmin) await requireAnotherAdministrator(manager)
  if (user.emailVerifiedAt === null) requireNoGift(user, change)
}

export function requireMayGive(giver: Giver, roles: Role[]): void {
  requireHeld(giver, permissionsOf(roles), 'roles')
}

/** To delete, unlock or sign out somebody else: they hold nothing, and lately held nothing, that the giver does not hold. */
export async function requireMayTouch(manager: EntityManager, giver: Giver, user: PortalUser): Promise<void> {
  if (user.id === giver.portalUserID) return
  if (user.isAdmin) requireAdministrator(giver)
  if (holds(giver, rightsOf(user)) && holds(giver, await readTaken(manager, user.id))) return
  throw new RightsProtected()
}

export function differenceOf(user: PortalUser, { isAdmin, roles }: Change): { given: Rights; taken: Rights } {
  const before = user.roles ?? []
  return {
    given: { rows: permissionsOf(without(roles, before)), isAdmin: isAdmin && !user.isAdmin },
    taken: { rows: permissionsOf(without(before, roles)), isAdmin: user.isAdmin && !isAdmin },
  }
}

function requireMayTake(giver: Giver, roles: Role[]): void {
  const missing = rowNotHeld(giver, permissionsOf(roles))
  if (missing) throw new TakeRefused(missing.name)
}

// Whoever sets the password, or the address that a reset link goes to, can sign in as that person.
async function requireMaySetSignIn(
  manager: EntityManager,
  giver: Giver,
  user: PortalUser,
  { email, passwordHash }: Change,
): Promise<void> {
  const field = passwordHash ? 'password' : email === user.email ? null : 'email'
  if (!field) return
  if (!holds(giver, rightsOf(user))) throw new SignInProtected(field)
  if (!holds(giver, await readTaken(manager, user.id))) throw new SignInProtectedStill(field)
}

// A role without rows counts too: rows may come into it later.
function requireNoGift(user: PortalUser, { isAdmin, roles }: Change): void {
  if (isAdmin && !user.isAdmin) throw new EmailUnconfirmed('isAdmin')
  if (without(roles, user.roles ?? []).length > 0) throw new EmailUnconfirmed('roles')
}

export async function requireAnotherAdministrator(manager: EntityManager): Promise<void> {
  if ((await manager.countBy(PortalUser, { isAdmin: true })) < 2) throw new LastAdministrator()
}

const permissionsOf = (roles: Role[]) => roles.flatMap(({ permissions = [] }) => permissions)
const rightsOf = ({ roles = [], isAdmin }: PortalUser): Rights => ({ rows: permissionsOf(roles), isAdmin })
const without = (roles: Role[], others: Role[]) =>
  roles.filter(({ roleID }) => !others.some((other) => other.roleID === roleID))
const areSame = (some: Role[], others: Role[]) => some.length === others.length && without(some, others).length === 0
