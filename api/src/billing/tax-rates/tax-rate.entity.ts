import { Entity } from 'typeorm'
import type { TaxBehavior } from '#contract/billing-choices.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('tax_rates')
export class TaxRate {
  @column.key taxRateID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text name!: string
  /** 19% is 190,000, so that four decimals are whole. */
  @column.whole partsPerMillion!: number
  @column.text taxBehavior!: TaxBehavior
  @column.optionalText country!: string | null
  @column.flag isReverseCharge!: boolean
  @column.optionalTime retiredAt!: Date | null
  @column.time createdAt!: Date
}
