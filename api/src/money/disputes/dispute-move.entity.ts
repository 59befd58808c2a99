import { Entity } from 'typeorm'
import type { DisputeStatus } from '#contract/disputes.js'
import * as column from '../../platform/database/columns.js'

/** One step of a dispute, with its amounts after that step. */
@Entity('dispute_moves')
export class DisputeMove {
  @column.key disputeID!: string
  @column.integerKey position!: number
  @column.id transactionID!: string
  @column.optionalText from!: DisputeStatus | null
  @column.text to!: DisputeStatus
  @column.amount amount!: number
  @column.amount fee!: number
  @column.amount excess!: number
  @column.time createdAt!: Date
}
