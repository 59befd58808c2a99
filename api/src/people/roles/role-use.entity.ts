import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('role_uses')
export class RoleUse {
  @column.key roleID!: string
  @column.textKey route!: string
  @column.key callerID!: string
  @column.integerKey day!: number
  @column.text callerKind!: 'portal' | 'client' | 'integrator'
  @column.optionalID clientID!: string | null
  @column.integer used!: number
  @column.integer refused!: number
  @column.optionalTime lastUsedAt!: Date | null
  @column.optionalTime lastRefusedAt!: Date | null
}
