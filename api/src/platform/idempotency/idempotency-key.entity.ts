import { Entity } from 'typeorm'
import * as column from '../database/columns.js'
import type { Mode } from '#contract/modes.js'

@Entity('idempotency_keys')
export class IdempotencyKey {
  @column.IdKey() scopeID!: string
  /** SHA-256: what callers choose as a key is nothing we need to keep. */
  @column.TextKey() keyHash!: string
  @column.Mode() mode!: Mode
  /** SHA-256 of the call and its input: the same key with another request is refused. */
  @column.Text() requestHash!: string
  @column.Id() subjectID!: string
  /** null: the first call is still running, or died; a worker finds out what became of it. */
  @column.OptionalJson() answer!: object | null
  @column.Time() createdAt!: Date
}
