import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** By a subscription or by an invoice without one. */
@Entity('coupon_redemptions')
export class CouponRedemption {
  @column.key couponRedemptionID!: string
  @column.id couponID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id customerID!: string
  @column.optionalID subscriptionID!: string | null
  @column.optionalID invoiceID!: string | null
  /** Periods that have not begun; null: all of them. */
  @column.optionalInteger periodsLeft!: number | null
  /** It was given back, and doesn’t count. */
  @column.optionalTime releasedAt!: Date | null
  @column.time createdAt!: Date
}
