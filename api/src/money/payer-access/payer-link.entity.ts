import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

/** Opens a session once. Nothing in it names the payer to a reader of the table. */
@Entity('payer_links')
export class PayerLink {
  @column.textKey tokenHash!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.json customerIDs!: string[]
  /** Of the address it was mailed to: it opens only customers who still have it. null: the merchant made the link. */
  @column.optionalText addressHash!: string | null
  /** Who made the link, such as “client cli_1”; null: it was mailed to the customer. */
  @column.optionalText madeBy!: string | null
  @column.optionalTime usedAt!: Date | null
  @column.time endsAt!: Date
  @column.time createdAt!: Date
}
