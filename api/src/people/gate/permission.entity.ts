import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('permissions')
export class Permission {
  @column.IdKey() permissionID!: string
  @column.Text() name!: string
  /** Absent: any method. */
  @column.OptionalText() httpMethod!: string | null
  /** Absent: grants nothing. */
  @column.OptionalText() routePattern!: string | null
  @column.Time() createdAt!: Date
}
