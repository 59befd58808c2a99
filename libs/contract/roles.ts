import { IsIn, IsOptional } from 'class-validator'
import { type RoleAudience, roleAudiences } from './choices.js'
import { OptionalFlag, OptionalIDs, OptionalText, RequiredIDs, RequiredText } from './fields.js'
import { ListQuery, SortBy } from './lists.js'
import { OptionalRefundLimits } from './money-fields.js'
import type { RefundLimits } from './refund-limits.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'

/** POST and PUT /roles. Without permissions, POST gives none and PUT doesn't change them. */
export class SaveRole {
  @RequiredText(field.roleNameRequired)
  name!: string

  @OptionalIDs()
  permissionIDs?: string[] | null

  /** Who can have the role: staff, API users or client members. */
  @IsOptional()
  @IsIn(roleAudiences, { message: checks.audienceIsOneOf(roleAudiences) })
  audience?: RoleAudience | null

  /**
   * For members' roles: the maximum of one refund, in minor units by currency. `{}` is no limit. Otherwise,
   * currencies you leave out can't be refunded. Default: no limit on POST, unchanged on PUT.
   */
  @OptionalRefundLimits()
  refundLimits?: RefundLimits | null

  /** Without `audience`: whether merchants can give this role to their API users. */
  @OptionalFlag()
  assignableToApiUsers?: boolean | null
}

/** GET /roles. `q` searches name and ID. */
export class ListRoles extends ListQuery {
  /** Default: all roles for staff, and API user roles for clients. */
  @IsOptional()
  @IsIn(roleAudiences, { message: checks.audienceIsOneOf(roleAudiences) })
  audience?: RoleAudience | null

  @OptionalText()
  q?: string

  @SortBy(['name', 'created'])
  sort?: string
}

/** POST /roles/:roleID/preview */
export class PreviewRole {
  @RequiredIDs()
  permissionIDs!: string[]
}

/** A role as clients see it. Clients only see roles for their API users or members. */
export interface AssignableRoleView {
  roleID: string
  name: string
}

export interface RoleView extends AssignableRoleView {
  audience: RoleAudience
  /** Whether `audience` is `integrator`. */
  assignableToApiUsers: boolean
  permissionIDs: string[]
  /** The maximum of one refund by a member, in minor units by currency. Empty means no limit. */
  refundLimits: RefundLimits
  /** Send it as `If-Match` so that you don't overwrite another change. */
  version: string
}

/** Who would gain or lose which routes. Each list has at most 100 entries; the totals count all. */
export interface RolePreviewView {
  gains: string[]
  loses: string[]
  portalUsers: { id: string; userName: string; email: string; gains: string[]; loses: string[] }[]
  portalUsersTotal: number
  apiUsers: { apiUserID: string; developerName: string; clientID: string; gains: string[]; loses: string[] }[]
  apiUsersTotal: number
  members: { clientMemberID: string; name: string; clientID: string; gains: string[]; loses: string[] }[]
  membersTotal: number
}
