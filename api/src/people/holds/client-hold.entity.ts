import { Entity } from 'typeorm'
import type { HoldReason } from '#contract/holds.js'
import * as column from '../../platform/database/columns.js'

@Entity('client_holds')
export class ClientHold {
  @column.IdKey() holdID!: string
  @column.Id() clientID!: string
  @column.Text() reason!: HoldReason
  /** The address from before the change: who reads its mails may lift the hold. */
  @column.Text() emailAddress!: string
  @column.Time() startedAt!: Date
  @column.Time() until!: Date
  @column.OptionalTime() liftedAt!: Date | null
  @column.OptionalText() tokenHash!: string | null
  @column.OptionalTime() tokenEndsAt!: Date | null
}
