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
 * POST and PUT /permissions. An empty method means any, and an empty pattern gives no access. If a field is absent on
 * PUT, it stays.
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

/** GET /permissions; `q` is looked for in name, pattern and id. */
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
  /** Send it back as `If-Match`, so that you don't overwrite someone else's change. */
  version: string
}

/** GET /permissions/explain; one of the three ids, and an address or a template, with or without `/api`. */
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

/** A gated route: `permission` is the name of the row that the product came with. */
export interface GatedRouteView {
  method: string
  template: string
  permission: string
  audiences: string[]
}

/** GET /permissions/routes; an administrator is among the people without any role, an owner among the members. */
export interface RouteReachView extends GatedRouteView {
  roles: { roleID: string; name: string }[]
  portalUsers: number
  apiUsers: number
  members: number
  /** All together. */
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
  /** The answer in a sentence. */
  sentence: string
  /** What the address was matched to; `permission` is null for a route that needs none. */
  route: { method: string; template: string; permission: string | null; audiences: string[] } | null
  /** Each row of each role that allows it. */
  decidedBy: { role: { roleID: string; name: string }; permission: PermissionView }[]
  /** The rows any of which would allow it, if none does; the narrowest first. */
  missing: PermissionView[]
}
