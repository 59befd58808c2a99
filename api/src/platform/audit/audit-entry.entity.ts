import { Entity } from 'typeorm'
import * as column from '../database/columns.js'

/** `before` and `after` are JSON texts, hashed as they stand. */
@Entity('audit_entries')
export class AuditEntry {
  @column.wholeKey sequence!: number
  @column.id auditID!: string
  @column.text actorKind!: string
  @column.optionalText actorID!: string | null
  /** Who had signed in, where somebody had: a client's `actorID` is the business. */
  @column.optionalID actorLoginID!: string | null
  @column.text action!: string
  @column.optionalText targetKind!: string | null
  @column.optionalText targetID!: string | null
  /** Whose login it is about, where it is about credentials. */
  @column.optionalID targetLoginID!: string | null
  @column.optionalText before!: string | null
  @column.optionalText after!: string | null
  @column.optionalText address!: string | null
  @column.optionalText requestId!: string | null
  @column.text previousHash!: string
  @column.text hash!: string
  @column.time createdAt!: Date
}
