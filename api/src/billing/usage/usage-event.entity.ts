import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** Rows are only added. */
@Entity('usage_events')
export class UsageEvent {
  @column.key usageEventID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  /** The caller’s, unique for a client and mode. */
  @column.text eventID!: string
  @column.id subscriptionID!: string
  @column.id priceID!: string
  /** Where it is counted. */
  @column.id usagePeriodID!: string
  @column.whole quantity!: number
  @column.time happenedAt!: Date
  @column.time createdAt!: Date
}
