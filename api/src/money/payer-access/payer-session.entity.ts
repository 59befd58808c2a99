import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('payer_sessions')
export class PayerSession {
  @column.textKey tokenHash!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.json customerIDs!: string[]
  @column.optionalText addressHash!: string | null
  /** Who made the link, such as “client cli_1”; null: it was mailed to the customer. */
  @column.optionalText madeBy!: string | null
  @column.time endsAt!: Date
  @column.time createdAt!: Date
}
