import type { RoleAudience } from '#contract/choices.js'
import type { RefundLimits } from '#contract/refund-limits.js'
import { Entity, JoinTable, ManyToMany } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import { Permission } from './permission.entity.js'

export const audienceOf = ({ isForMembers, assignableToApiUsers }: Role): RoleAudience =>
  isForMembers ? 'member' : assignableToApiUsers ? 'integrator' : 'staff'

@Entity('roles')
export class Role {
  @column.IdKey() roleID!: string
  @column.Text() name!: string
  @column.Flag() assignableToApiUsers!: boolean
  /** For members of clients; neither staff nor API users carry it then. */
  @column.Flag({ default: false }) isForMembers!: boolean
  /** Null for a role of before there were limits. */
  @column.OptionalJson() refundLimits?: RefundLimits | null
  @column.Time() createdAt!: Date

  @ManyToMany(() => Permission)
  @JoinTable({
    name: 'role_permissions',
    joinColumn: { name: 'roleID' },
    inverseJoinColumn: { name: 'permissionID' },
  })
  permissions?: Permission[]
}
