import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'

@Entity('request_logs')
export class RequestLog {
  @column.key requestLogID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  @column.id apiUserID!: string
  @column.text method!: string
  /** The template, never the address as it was written. */
  @column.text route!: string
  @column.integer status!: number
  @column.optionalText code!: string | null
  @column.integer durationMs!: number
  @column.text requestID!: string
  @column.optionalText idempotencyKey!: string | null
  @column.integer isReplay!: number
  @column.optionalID transactionID!: string | null
  @column.optionalText userAgent!: string | null
  /** JSON of what a refused call sent, redacted. */
  @column.optionalLongText body!: string | null
  @column.time createdAt!: Date
}
