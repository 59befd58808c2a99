import { Transform } from 'class-transformer'
import { IsIn, IsOptional } from 'class-validator'
import { permissionMethods } from './choices.js'
import { ClearableText, OptionalText, RequiredText } from './fields.js'
import { longTextMaxLength } from './limits.js'
import { ListQuery, SortBy } from './lists.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'

export type PermissionMethod = (typeof permissionMethods)[number]

const upperCase = Transform(({ value }) => (typeof value === 'string' ? value.trim().toUpperCase() || null : value))

/**
 * POST and PUT /permissions. An empty method means any, and an empty pattern gives no access. On PUT, fields you
 * leave out don't change.
 */
export class SavePermission {
  @RequiredText(field.permissionNameRequired)
  name!: string

  @upperCase
  @IsOptional()
  @IsIn(permissionMethods, { message: checks.methodIsOneOf(permissionMethods) })
  httpMethod?: PermissionMethod | null

  @ClearableText()
  routePattern?: string | null
}

/** GET /permissions. `q` searches name, pattern and ID. */
export class ListPermissions extends ListQuery {
  @upperCase
  @IsOptional()
  @IsIn(permissionMethods, { message: checks.methodIsOneOf(permissionMethods) })
  httpMethod?: PermissionMethod | null

  @OptionalText()
  q?: string

  @SortBy(['name', 'created'])
  sort?: string
}

export interface PermissionView {
  permissionID: string
  name: string
  httpMethod: string | null
  routePattern: string | null
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
}

/** GET /permissions/explain. Send one of the three IDs, and a path or route template with or without `/api`. */
export class ExplainPermission {
  @upperCase
  @IsIn([...permissionMethods, 'HEAD'], { message: checks.methodIsOneOf(permissionMethods) })
  method!: PermissionMethod | 'HEAD'

  @RequiredText(checks.pathRequired, longTextMaxLength)
  path!: string

  @OptionalText()
  portalUserID?: string

  @OptionalText()
  apiUserID?: string

  @OptionalText()
  clientMemberID?: string
}

/** A restricted route. `permission` is the name of its built-in permission. */
export interface GatedRouteView {
  method: string
  template: string
  permission: string
  audiences: string[]
}

/** GET /permissions/routes. Administrators and client owners are included without any role. */
export interface RouteReachView extends GatedRouteView {
  roles: { roleID: string; name: string }[]
  portalUsers: number
  apiUsers: number
  members: number
  /** The total number of people. */
  people: number
}

export const explanationReasons = [
  'no_route',
  'closed',
  'public',
  'wrong_audience',
  'account_disabled',
  'signed_in',
  'administrator',
  'owner',
  'permission',
  'permission_missing',
] as const
export type ExplanationReason = (typeof explanationReasons)[number]

export interface ExplanationView {
  allowed: boolean
  reason: ExplanationReason
  /** The result as a sentence. */
  sentence: string
  /** The matching route. `permission` is null if the route needs none. */
  route: { method: string; template: string; permission: string | null; audiences: string[] } | null
  /** Every permission of every role that allows the request. */
  decidedBy: { role: { roleID: string; name: string }; permission: PermissionView }[]
  /** If the request isn't allowed: the permissions that would allow it, narrowest first. */
  missing: PermissionView[]
}
