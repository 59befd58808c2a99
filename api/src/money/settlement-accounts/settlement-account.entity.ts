import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('settlement_accounts')
export class SettlementAccount {
  @column.key clientID!: string
  @column.text sealed!: string
  /** What it takes; null: not stated. */
  @column.optionalJSON currencies!: Currency[] | null
  /** Who changed it last: that person approves no payout to it. */
  @column.optionalID changedByLoginID!: string | null
  /** Whether the client has, or ever had, another account. */
  @column.flagOrFalse hadFurther!: boolean
  @column.time updatedAt!: Date
}
