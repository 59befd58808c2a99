import { Entity } from 'typeorm'
import type { CouponDuration } from '#contract/billing-choices.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('coupons')
export class Coupon {
  @column.key couponID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text name!: string
  /** In capital letters, unique among the active ones of a client and mode; null: it is applied by its ID alone. */
  @column.optionalText code!: string | null
  /** 12.5% is 1,250, so that two decimals are whole. */
  @column.optionalInteger partsOff!: number | null
  @column.optionalAmount amountOff!: number | null
  @column.optionalText currency!: Currency | null
  @column.text duration!: CouponDuration
  @column.optionalInteger periods!: number | null
  @column.optionalInteger maxRedemptions!: number | null
  @column.integer timesRedeemed!: number
  @column.optionalTime redeemBy!: Date | null
  @column.flag oncePerCustomer!: boolean
  @column.optionalTime retiredAt!: Date | null
  @column.time createdAt!: Date
}
