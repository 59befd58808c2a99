import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('first_approvals')
export class FirstApproval {
  @column.key clientID!: string
  @column.id approvedBy!: string
  @column.time approvedAt!: Date
  /** A hash of what was approved: it counts for nothing else. */
  @column.text seen!: string
}
