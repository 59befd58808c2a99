import { IsIn, IsOptional } from 'class-validator'
import { type RoleAudience, roleAudiences } from './choices.js'
import { OptionalFlag, OptionalIDs, OptionalText, RequiredIDs, RequiredText } from './fields.js'
import { ListQuery, SortBy } from './lists.js'
import { OptionalRefundLimits } from './money-fields.js'
import type { RefundLimits } from './refund-limits.js'
import * as checks from './messages/checks.js'
import { field } from './messages/fields.js'

/** POST and PUT /roles. Absent permissions are none on POST and unchanged on PUT. */
export class SaveRole {
  @RequiredText(field.roleNameRequired)
  name!: string

  @OptionalIDs()
  permissionIDs?: string[] | null

  /** Who carries it: staff, API users, or members of a client. */
  @IsOptional()
  @IsIn(roleAudiences, { message: checks.audienceIsOneOf(roleAudiences) })
  audience?: RoleAudience | null

  /**
   * For members' roles: the maximum of one refund, in minor units by currency. `{}` is no limit. Otherwise,
   * currencies you leave out can't be refunded. Default: none on POST, and unchanged on PUT.
   */
  @OptionalRefundLimits()
  refundLimits?: RefundLimits | null

  /** Without `audience`: may merchants give this role to their API users? */
  @OptionalFlag()
  assignableToApiUsers?: boolean | null
}

/** GET /roles; `q` is looked for in name and id. */
export class ListRoles extends ListQuery {
  /** Default: all roles for staff, and those of API users for a client. */
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

/** What a client sees of a role: only those that its API users, or its members, may carry. */
export interface AssignableRoleView {
  roleID: string
  name: string
}

export interface RoleView extends AssignableRoleView {
  audience: RoleAudience
  /** `audience` is `integrator`. */
  assignableToApiUsers: boolean
  permissionIDs: string[]
  /** The most that one refund of a member may be, in minor units by currency; empty: no limit. */
  refundLimits: RefundLimits
  /** Send it back as `If-Match`, so that you don't overwrite someone else's change. */
  version: string
}

/** Who would gain and lose which routes; each list names at most 100, the totals count all. */
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
