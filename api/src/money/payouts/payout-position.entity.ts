import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** How far a client's entries are paid out: whatever stands before is taken whole by some payout. */
@Entity('payout_positions')
export class PayoutPosition {
  @column.key clientID!: string
  @column.textKey mode!: Mode
  @column.textKey currency!: Currency
  /** A client only ever goes on to lines of higher numbers. */
  @column.integerOrZero line!: number
  @column.amount sequence!: number
  @column.time reachedAt!: Date
}
