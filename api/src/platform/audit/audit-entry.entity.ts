import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  amountColumn,
  idColumn,
  optionalIdColumn,
  optionalTextColumn,
  textColumn,
  timeColumn,
} from '../database/columns.js'

/** `before` and `after` are JSON texts, hashed as they stand. */
@Entity('audit_entries')
export class AuditEntry {
  @PrimaryColumn(amountColumn)
  sequence!: number

  @Column(idColumn)
  auditID!: string

  @Column(textColumn)
  actorKind!: string

  @Column(optionalTextColumn)
  actorID!: string | null

  /** Who had signed in, where somebody had: a client's `actorID` is the business. */
  @Column(optionalIdColumn)
  actorLoginID!: string | null

  @Column(textColumn)
  action!: string

  @Column(optionalTextColumn)
  targetKind!: string | null

  @Column(optionalTextColumn)
  targetID!: string | null

  /** Whose login it is about, where it is about what proves who somebody is. */
  @Column(optionalIdColumn)
  targetLoginID!: string | null

  @Column(optionalTextColumn)
  before!: string | null

  @Column(optionalTextColumn)
  after!: string | null

  @Column(optionalTextColumn)
  address!: string | null

  @Column(optionalTextColumn)
  requestId!: string | null

  @Column(textColumn)
  previousHash!: string

  @Column(textColumn)
  hash!: string

  @Column(timeColumn)
  createdAt!: Date
}
