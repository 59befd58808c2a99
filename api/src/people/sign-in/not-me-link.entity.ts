import { Entity } from 'typeorm'
import type { SecurityEvent } from '#contract/security-events.js'
import * as column from '../../platform/database/columns.js'

/** In a mail about a login: whoever has read it may say that they did not do this. */
@Entity('not_me_links')
export class NotMeLink {
  @column.TextKey() tokenHash!: string
  @column.Id() loginID!: string
  /** Where it was mailed to; it does nothing once the login has another address. */
  @column.Text() email!: string
  @column.Text() event!: SecurityEvent
  /** What is taken back along with it. */
  @column.OptionalText() undoKind!: string | null
  @column.OptionalId() undoID!: string | null
  @column.OptionalTime() usedAt!: Date | null
  @column.Time() endsAt!: Date
  @column.Time() createdAt!: Date
}
