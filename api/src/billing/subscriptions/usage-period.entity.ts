import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'
import type { PeriodDiscount } from './kept-discount.js'

/** What was used of a metered price in one period of a subscription. Without a row, nothing was. */
@Entity('usage_periods')
export class UsagePeriod {
  @column.key usagePeriodID!: string
  @column.id subscriptionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id priceID!: string
  /** Its anchor and number, as with the invoices of subscriptions. */
  @column.text period!: string
  @column.optionalID taxRateID!: string | null
  /** By the aggregation of the price. */
  @column.whole quantity!: number
  @column.integer eventCount!: number
  /** When the latest event happened. */
  @column.optionalTime lastAt!: Date | null
  @column.time startsAt!: Date
  /** Sooner than the end of the period where the price or the subscription ended. */
  @column.time endsAt!: Date
  /** What is left of the coupon, where the subscription began other periods before this was invoiced. */
  @column.optionalJSON discount!: PeriodDiscount | null
  /** Takes no more events; null: it still does. */
  @column.optionalTime closedAt!: Date | null
  /** null: it isn’t invoiced, was free, or was too small to charge and went to the lines that wait. */
  @column.optionalID invoiceID!: string | null
  @column.time createdAt!: Date
}
