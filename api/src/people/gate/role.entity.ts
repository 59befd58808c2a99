import type { RoleAudience } from '#contract/choices.js'
import type { RefundLimits } from '#contract/refund-limits.js'
import { Column, Entity, JoinTable, ManyToMany, PrimaryColumn } from 'typeorm'
import { idColumn, jsonColumn, textColumn, timeColumn } from '../../platform/database/columns.js'
import { Permission } from './permission.entity.js'

export const audienceOf = ({ isForMembers, assignableToApiUsers }: Role): RoleAudience =>
  isForMembers ? 'member' : assignableToApiUsers ? 'integrator' : 'staff'

@Entity('roles')
export class Role {
  @PrimaryColumn(idColumn)
  roleID!: string

  @Column(textColumn)
  name!: string

  @Column({ type: 'boolean' })
  assignableToApiUsers!: boolean

  /** For members of clients; neither staff nor API users carry it then. */
  @Column({ type: 'boolean', default: false })
  isForMembers!: boolean

  /** Null for a role of before there were limits. */
  @Column({ ...jsonColumn, nullable: true })
  refundLimits?: RefundLimits | null

  @Column(timeColumn)
  createdAt!: Date

  @ManyToMany(() => Permission)
  @JoinTable({
    name: 'role_permissions',
    joinColumn: { name: 'roleID' },
    inverseJoinColumn: { name: 'permissionID' },
  })
  permissions?: Permission[]
}
