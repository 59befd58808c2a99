import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, optionalIdColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('payout_approvals')
export class PayoutApproval {
  @PrimaryColumn(idColumn)
  payoutID!: string

  @PrimaryColumn(idColumn)
  portalUserID!: string

  @Column(optionalIdColumn)
  loginID!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
