import { Column, Entity, JoinTable, ManyToMany, PrimaryColumn } from 'typeorm'
import { idColumn, optionalTimeColumn, textColumn, timeColumn } from '../database/columns.js'
import { Role } from '../roles/role.entity.js'

@Entity('portal_users')
export class PortalUser {
  @PrimaryColumn(idColumn)
  id!: string

  @Column(textColumn)
  userName!: string

  /** Lower case, unique. */
  @Column(textColumn)
  email!: string

  @Column(textColumn)
  passwordHash!: string

  @Column({ type: 'boolean' })
  isAdmin!: boolean

  /** The client from whose page this account was registered, if it was. */
  @Column({ ...idColumn, nullable: true })
  clientID!: string | null

  @Column(optionalTimeColumn)
  lastSignInAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date

  @ManyToMany(() => Role)
  @JoinTable({ name: 'portal_user_roles', joinColumn: { name: 'id' }, inverseJoinColumn: { name: 'roleID' } })
  roles?: Role[]
}
