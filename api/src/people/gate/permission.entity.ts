import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('permissions')
export class Permission {
  @column.key permissionID!: string
  @column.text name!: string
  /** Default: any method. */
  @column.optionalText httpMethod!: string | null
  /** Default: grants nothing. */
  @column.optionalText routePattern!: string | null
  @column.time createdAt!: Date
}
