import { Entity } from 'typeorm'
import type { LimitValues } from '#contract/limit-names.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('payment_limits')
export class PaymentLimits implements LimitValues {
  @column.key ownerID!: string
  @column.textKey mode!: Mode
  @column.textKey currency!: Currency
  @column.optionalAmount paymentLeast!: number | null
  @column.optionalAmount paymentMost!: number | null
  @column.optionalAmount dayAmount!: number | null
  @column.optionalAmount dayCount!: number | null
  @column.optionalAmount thirtyDaysAmount!: number | null
  @column.optionalAmount thirtyDaysCount!: number | null
  @column.optionalAmount refundDayAmount!: number | null
  @column.optionalAmount refundDayCount!: number | null
  @column.optionalAmount refundsBeyondBalance!: number | null
  @column.time updatedAt!: Date
}
