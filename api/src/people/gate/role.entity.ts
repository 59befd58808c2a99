import { Column, Entity, JoinTable, ManyToMany, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'
import { Permission } from './permission.entity.js'

@Entity('roles')
export class Role {
  @PrimaryColumn(idColumn)
  roleID!: string

  @Column(textColumn)
  name!: string

  @Column({ type: 'boolean' })
  assignableToApiUsers!: boolean

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
