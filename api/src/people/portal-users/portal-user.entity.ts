import { Entity, JoinTable, ManyToMany } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import { Role } from '../gate/role.entity.js'

@Entity('portal_users')
export class PortalUser {
  @column.key id!: string
  @column.text userName!: string
  @column.text email!: string
  @column.id loginID!: string
  /** The other member of staff who knows the password, because they set it; null once a link by mail has set one. */
  @column.optionalID passwordSetBy!: string | null
  /** The other member of staff who chose the address after the account was made. */
  @column.optionalID emailSetBy!: string | null
  /** Null for somebody who signed up and has not proved yet that the address is theirs: it may be anybody's. */
  @column.optionalTime emailVerifiedAt!: Date | null
  @column.optionalTime newPasswordNeededAt!: Date | null
  @column.flag isAdmin!: boolean
  /** An administrator who can still use a password if single sign-on is required. */
  @column.flagOrFalse isBreakGlass!: boolean
  /** The client whose page was used to register this account, if any. */
  @column.optionalID clientID!: string | null
  @column.optionalTime lastSignInAt!: Date | null
  @column.time createdAt!: Date

  @ManyToMany(() => Role)
  @JoinTable({ name: 'portal_user_roles', joinColumn: { name: 'id' }, inverseJoinColumn: { name: 'roleID' } })
  roles?: Role[]
}
