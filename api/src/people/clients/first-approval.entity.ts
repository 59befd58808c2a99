import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** One of two people has approved; gone once the decision has fallen. */
@Entity('first_approvals')
export class FirstApproval {
  @PrimaryColumn(idColumn)
  clientID!: string

  @Column(idColumn)
  approvedBy!: string

  @Column(timeColumn)
  approvedAt!: Date

  /** A hash of what was approved: it counts for nothing else. */
  @Column(textColumn)
  seen!: string
}
