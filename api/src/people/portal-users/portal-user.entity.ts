import { Column, Entity, JoinTable, ManyToMany, PrimaryColumn } from 'typeorm'
import {
  idColumn,
  optionalIdColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'
import { Role } from '../gate/role.entity.js'

@Entity('portal_users')
export class PortalUser {
  @PrimaryColumn(idColumn)
  id!: string

  @Column(textColumn)
  userName!: string

  @Column(textColumn)
  email!: string

  @Column(idColumn)
  loginID!: string

  /** The other member of staff who knows the password, because they set it; null once a link by mail has set one. */
  @Column(optionalIdColumn)
  passwordSetBy!: string | null

  /** The other member of staff who chose the address after the account was made. */
  @Column(optionalIdColumn)
  emailSetBy!: string | null

  /** Null for somebody who signed up and has not proved yet that the address is theirs: it may be anybody's. */
  @Column(optionalTimeColumn)
  emailVerifiedAt!: Date | null

  @Column(optionalTimeColumn)
  newPasswordNeededAt!: Date | null

  @Column({ type: 'boolean' })
  isAdmin!: boolean

  /** An administrator whose password goes on where an identity provider is the only way in. */
  @Column({ type: 'boolean', default: false })
  isBreakGlass!: boolean

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
