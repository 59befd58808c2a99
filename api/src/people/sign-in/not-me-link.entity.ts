import { Entity } from 'typeorm'
import type { SecurityEvent } from '#contract/security-events.js'
import * as column from '../../platform/database/columns.js'

@Entity('not_me_links')
export class NotMeLink {
  @column.textKey tokenHash!: string
  @column.id loginID!: string
  /** Where it was mailed to; it does nothing once the login has another address. */
  @column.text email!: string
  @column.text event!: SecurityEvent
  @column.optionalText undoKind!: string | null
  @column.optionalID undoID!: string | null
  @column.optionalTime usedAt!: Date | null
  @column.time endsAt!: Date
  @column.time createdAt!: Date
}
