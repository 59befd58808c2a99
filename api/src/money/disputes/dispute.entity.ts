import { Entity } from 'typeorm'
import type { DisputeReason } from '#contract/choices.js'
import type { DisputeStatus } from '#contract/disputes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'
import type { Mode } from '#contract/modes.js'

/** Amounts are minor units of `currency`; `fee` and `net` make up `amount`. */
@Entity('disputes')
export class Dispute {
  @column.key disputeID!: string
  @column.id transactionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.amount amount!: number
  @column.amount fee!: number
  @column.amount net!: number
  @column.amount disputeFee!: number
  @column.text currency!: Currency
  @column.text status!: DisputeStatus
  @column.optionalText reason!: DisputeReason | null
  /** null: staff decide it. */
  @column.optionalText processorReference!: string | null
  @column.optionalTime evidenceDueAt!: Date | null
  @column.optionalTime evidenceSentAt!: Date | null
  @column.optionalTime closedAt!: Date | null
  @column.time createdAt!: Date
}
