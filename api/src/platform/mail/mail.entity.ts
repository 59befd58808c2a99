import { Entity } from 'typeorm'
import * as column from '../database/columns.js'
import type { MailKind } from './letter.js'

/** A mail that waits (sealed), was sent (sentAt) or was given up (neither). */
@Entity('mails')
export class Mail {
  @column.IdKey() mailID!: string
  @column.Text() kind!: MailKind
  @column.OptionalId() aboutID!: string | null
  @column.OptionalLongText() sealed!: string | null
  @column.Integer() attempts!: number
  /** While a worker tries, the moment when another one may. */
  @column.Time() nextAttemptAt!: Date
  @column.OptionalTime() sentAt!: Date | null
  @column.OptionalText() lastError!: string | null
  @column.Time() createdAt!: Date
}
