import { Entity } from 'typeorm'
import type { TaxBehavior } from '#contract/billing-choices.js'
import type { PriceTier } from '#contract/prices.js'
import * as column from '../../platform/database/columns.js'

/** What price and tax rate said is kept with the line. */
@Entity('invoice_lines')
export class InvoiceLine {
  @column.key invoiceLineID!: string
  @column.id invoiceID!: string
  @column.integer position!: number
  @column.text description!: string
  @column.optionalID priceID!: string | null
  @column.whole quantity!: number
  @column.optionalAmount unitAmount!: number | null
  @column.optionalJSON tiers!: PriceTier[] | null
  @column.amount amount!: number
  /** What a coupon takes off `amount`. */
  @column.amount discountAmount!: number
  @column.optionalID couponID!: string | null
  @column.optionalText couponName!: string | null
  @column.optionalID taxRateID!: string | null
  @column.optionalText taxName!: string | null
  @column.optionalAmount taxPartsPerMillion!: number | null
  @column.optionalText taxBehavior!: TaxBehavior | null
  @column.flag isReverseCharge!: boolean
  @column.amount net!: number
  @column.amount taxAmount!: number
  @column.amount total!: number
  @column.optionalTime periodStart!: Date | null
  @column.optionalTime periodEnd!: Date | null
  @column.flag isProration!: boolean
  @column.flagOrFalse isUsage!: boolean
}
