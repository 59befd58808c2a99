import { Entity } from 'typeorm'
import type { PriceInterval, TaxBehavior, UsageAggregation, UsageType } from '#contract/billing-choices.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { PriceTier } from '#contract/prices.js'
import * as column from '../../platform/database/columns.js'

@Entity('prices')
export class Price {
  @column.key priceID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id productID!: string
  @column.text currency!: Currency
  @column.optionalAmount unitAmount!: number | null
  @column.optionalJSON tiers!: PriceTier[] | null
  @column.optionalText interval!: PriceInterval | null
  @column.optionalInteger intervalCount!: number | null
  @column.optionalText taxBehavior!: TaxBehavior | null
  /** The default is for the version before, which knows no metered prices. */
  @column.usageType usageType!: UsageType
  @column.optionalText usageAggregation!: UsageAggregation | null
  @column.optionalTime retiredAt!: Date | null
  @column.time createdAt!: Date
}
