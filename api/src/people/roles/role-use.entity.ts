import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** What a role let somebody do on a day, and what it did not. */
@Entity('role_uses')
export class RoleUse {
  @column.key roleID!: string
  @column.textKey route!: string
  /** A portal user, a member of a client, or an API user. */
  @column.key callerID!: string
  /** Days of UTC since 1970. */
  @column.integerKey day!: number
  @column.text callerKind!: 'portal' | 'client' | 'integrator'
  @column.optionalID clientID!: string | null
  @column.integer used!: number
  @column.integer refused!: number
  @column.optionalTime lastUsedAt!: Date | null
  @column.optionalTime lastRefusedAt!: Date | null
}
