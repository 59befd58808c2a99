import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('permissions')
export class Permission {
  @column.key permissionID!: string
  @column.text name!: string
  /** Absent: any method. */
  @column.optionalText httpMethod!: string | null
  /** Absent: grants nothing. */
  @column.optionalText routePattern!: string | null
  @column.time createdAt!: Date
}
