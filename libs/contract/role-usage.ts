import type { RoleAudience } from './choices.js'

/** Who has used a route: staff, a member of a client, or a program. */
export interface RoleCallerView {
  kind: 'portal' | 'client' | 'integrator'
  id: string
  /** Null if this person or program was deleted. */
  name: string | null
  clientID: string | null
  calls: number
  lastUsedAt: string
}

/** A route that carriers of the role have called; `callers` names the five with the most calls. */
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
  /** How many routes of the role's audience it opens. */
  routes: number
  /** Since when the role has it, as the audit log knows. */
  heldSince: string
  used: RouteUseView[]
  /** Whether the smaller role keeps it. */
  isNeeded: boolean
}

/** The role without unused permissions. Reading it doesn't change the role. */
export interface SmallerRoleView {
  permissionIDs: string[]
  removedPermissionIDs: string[]
  /** The routes that it would no longer reach; none of them was used. */
  loses: string[]
  /** Of the calls that were counted, how many it would have refused: always 0. */
  refusedCalls: number
}

/** GET /roles/:roleID/usage; about ten seconds behind. */
export interface RoleUsageView {
  roleID: string
  name: string
  audience: RoleAudience
  /** The whole period, in days. */
  days: number
  /** What is known begins here: when the period began, counting began, or the role was made, whichever is last. */
  countedSince: string
  isWholePeriod: boolean
  permissions: PermissionUseView[]
  /** Requests that were refused because of a missing permission. */
  refused: RouteUseView[]
  smaller: SmallerRoleView
}
