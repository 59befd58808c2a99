import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

/** An account beside the first one, for other currencies: a table of its own, because the version before knows one row a client. */
@Entity('further_settlement_accounts')
export class FurtherAccount {
  @column.key settlementAccountID!: string
  @column.id clientID!: string
  @column.text sealed!: string
  @column.json currencies!: Currency[]
  @column.optionalID changedByLoginID!: string | null
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
