import { Entity, JoinTable, ManyToMany } from 'typeorm'
import * as column from '../../platform/database/columns.js'
import { Role } from '../gate/role.entity.js'

@Entity('portal_users')
export class PortalUser {
  @column.IdKey() id!: string
  @column.Text() userName!: string
  @column.Text() email!: string
  @column.Id() loginID!: string
  /** The other member of staff who knows the password, because they set it; null once a link by mail has set one. */
  @column.OptionalId() passwordSetBy!: string | null
  /** The other member of staff who chose the address after the account was made. */
  @column.OptionalId() emailSetBy!: string | null
  /** Null for somebody who signed up and has not proved yet that the address is theirs: it may be anybody's. */
  @column.OptionalTime() emailVerifiedAt!: Date | null
  @column.OptionalTime() newPasswordNeededAt!: Date | null
  @column.Flag() isAdmin!: boolean
  /** An administrator whose password goes on where an identity provider is the only way in. */
  @column.Flag({ default: false }) isBreakGlass!: boolean
  /** The client from whose page this account was registered, if it was. */
  @column.OptionalId() clientID!: string | null
  @column.OptionalTime() lastSignInAt!: Date | null
  @column.Time() createdAt!: Date

  @ManyToMany(() => Role)
  @JoinTable({ name: 'portal_user_roles', joinColumn: { name: 'id' }, inverseJoinColumn: { name: 'roleID' } })
  roles?: Role[]
}
