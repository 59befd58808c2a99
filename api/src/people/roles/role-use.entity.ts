import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** What a role let somebody do on a day, and what it did not. */
@Entity('role_uses')
export class RoleUse {
  @column.IdKey() roleID!: string
  @column.TextKey() route!: string
  /** A portal user, a member of a client, or an API user. */
  @column.IdKey() callerID!: string
  /** Days of UTC since 1970. */
  @column.IntegerKey() day!: number
  @column.Text() callerKind!: 'portal' | 'client' | 'integrator'
  @column.OptionalId() clientID!: string | null
  @column.Integer() used!: number
  @column.Integer() refused!: number
  @column.OptionalTime() lastUsedAt!: Date | null
  @column.OptionalTime() lastRefusedAt!: Date | null
}
