import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('kept_reserves')
export class KeptReserve {
  @column.key transactionID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.amount settled!: number
  @column.amount amount!: number
  @column.time releaseAt!: Date
  @column.optionalTime releasedAt!: Date | null
}
