import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('day_totals')
export class DayTotal {
  @column.key clientID!: string
  @column.textKey mode!: Mode
  @column.textKey currency!: Currency
  /** Days of UTC since 1970. */
  @column.integerKey day!: number
  @column.amount payments!: number
  @column.amount amount!: number
  @column.amount fee!: number
}
