import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

/** One of two people has approved; gone once the decision has fallen. */
@Entity('first_approvals')
export class FirstApproval {
  @column.IdKey() clientID!: string
  @column.Id() approvedBy!: string
  @column.Time() approvedAt!: Date
  /** A hash of what was approved: it counts for nothing else. */
  @column.Text() seen!: string
}
