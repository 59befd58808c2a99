import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalTextColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('permissions')
export class Permission {
  @PrimaryColumn(idColumn)
  permissionID!: string

  @Column(textColumn)
  name!: string

  /** Absent: any method. */
  @Column(optionalTextColumn)
  httpMethod!: string | null

  /** Absent: grants nothing. */
  @Column(optionalTextColumn)
  routePattern!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
