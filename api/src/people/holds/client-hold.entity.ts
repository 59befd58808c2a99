import { Entity } from 'typeorm'
import type { HoldReason } from '#contract/holds.js'
import * as column from '../../platform/database/columns.js'

@Entity('client_holds')
export class ClientHold {
  @column.key holdID!: string
  @column.id clientID!: string
  @column.text reason!: HoldReason
  /** The account that was changed; null: the first one, if the reason is a changed account. */
  @column.optionalID settlementAccountID!: string | null
  /** The address from before the change: who reads its mails may lift the hold. */
  @column.text emailAddress!: string
  @column.time startedAt!: Date
  @column.time until!: Date
  @column.optionalTime liftedAt!: Date | null
  @column.optionalText tokenHash!: string | null
  @column.optionalTime tokenEndsAt!: Date | null
}
