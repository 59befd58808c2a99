import { Entity } from 'typeorm'
import * as column from '../database/columns.js'

/** `before` and `after` are JSON texts, hashed as they stand. */
@Entity('audit_entries')
export class AuditEntry {
  @column.BigKey() sequence!: number
  @column.Id() auditID!: string
  @column.Text() actorKind!: string
  @column.OptionalText() actorID!: string | null
  /** Who had signed in, where somebody had: a client's `actorID` is the business. */
  @column.OptionalId() actorLoginID!: string | null
  @column.Text() action!: string
  @column.OptionalText() targetKind!: string | null
  @column.OptionalText() targetID!: string | null
  /** Whose login it is about, where it is about what proves who somebody is. */
  @column.OptionalId() targetLoginID!: string | null
  @column.OptionalText() before!: string | null
  @column.OptionalText() after!: string | null
  @column.OptionalText() address!: string | null
  @column.OptionalText() requestId!: string | null
  @column.Text() previousHash!: string
  @column.Text() hash!: string
  @column.Time() createdAt!: Date
}
