import { Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

@Entity('settlement_accounts')
export class SettlementAccount {
  @column.key clientID!: string
  @column.text sealed!: string
  /** Who changed it last: that person approves no payout to it. */
  @column.optionalID changedByLoginID!: string | null
  @column.time updatedAt!: Date
}
