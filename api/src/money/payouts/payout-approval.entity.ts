import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('payout_approvals')
export class PayoutApproval {
  @column.key payoutID!: string
  @column.key portalUserID!: string
  @column.optionalID loginID!: string | null
  @column.time createdAt!: Date
}
