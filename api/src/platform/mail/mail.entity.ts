import { Entity } from 'typeorm'
import * as column from '../database/columns.js'
import type { MailKind } from './letter.js'

/** A mail that waits (sealed), was sent (sentAt) or was given up (neither). */
@Entity('mails')
export class Mail {
  @column.key mailID!: string
  @column.text kind!: MailKind
  @column.optionalID aboutID!: string | null
  @column.optionalLongText sealed!: string | null
  @column.integer attempts!: number
  /** While a worker tries, the moment when another one may. */
  @column.time nextAttemptAt!: Date
  @column.optionalTime sentAt!: Date | null
  @column.optionalText lastError!: string | null
  @column.time createdAt!: Date
}
