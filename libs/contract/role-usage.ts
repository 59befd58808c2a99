import type { RoleAudience } from './choices.js'

/** Who used a route: staff, a client's member or an API user. */
export interface RoleCallerView {
  kind: 'portal' | 'client' | 'integrator'
  id: string
  /** Null if this person or API user was deleted. */
  name: string | null
  clientID: string | null
  calls: number
  lastUsedAt: string
}

/** A route called with the role. `callers` lists the five with the most requests. */
export interface RouteUseView {
  route: string
  calls: number
  lastUsedAt: string
  callers: RoleCallerView[]
  callersTotal: number
}

export interface PermissionUseView {
  permissionID: string
  name: string
  httpMethod: string | null
  routePattern: string | null
  /** How many of its audience's routes the permission allows. */
  routes: number
  /** When the role got the permission, according to the audit log. */
  heldSince: string
  used: RouteUseView[]
  /** Whether the suggested smaller role keeps it. */
  isNeeded: boolean
}

/** The role without unused permissions. Reading it doesn't change the role. */
export interface SmallerRoleView {
  permissionIDs: string[]
  removedPermissionIDs: string[]
  /** The routes that it wouldn't allow anymore. None of them was used. */
  loses: string[]
  /** How many of the counted requests it would have refused. Always 0. */
  refusedCalls: number
}

/** GET /roles/:roleID/usage. Up to date within about ten seconds. */
export interface RoleUsageView {
  roleID: string
  name: string
  audience: RoleAudience
  /** The whole period, in days. */
  days: number
  /** When counting started. Not before the period began or the role was created. */
  countedSince: string
  isWholePeriod: boolean
  permissions: PermissionUseView[]
  /** Requests that were refused because of a missing permission. */
  refused: RouteUseView[]
  smaller: SmallerRoleView
}
