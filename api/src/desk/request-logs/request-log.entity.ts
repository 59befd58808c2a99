import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import {
  idColumn,
  modeColumn,
  optionalIdColumn,
  optionalTextColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** One call of a program. */
@Entity('request_logs')
export class RequestLog {
  @PrimaryColumn(idColumn)
  requestLogID!: string

  @Column(idColumn)
  clientID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(idColumn)
  apiUserID!: string

  @Column(textColumn)
  method!: string

  /** The template, never the address as it was written. */
  @Column(textColumn)
  route!: string

  @Column({ type: 'integer' })
  status!: number

  @Column(optionalTextColumn)
  code!: string | null

  @Column({ type: 'integer' })
  durationMs!: number

  @Column(textColumn)
  requestID!: string

  @Column(optionalTextColumn)
  idempotencyKey!: string | null

  @Column({ type: 'integer' })
  isReplay!: number

  @Column(optionalIdColumn)
  transactionID!: string | null

  /** How the program named itself. */
  @Column(optionalTextColumn)
  userAgent!: string | null

  /** JSON of what a refused call sent, redacted. */
  @Column({ type: 'text', nullable: true })
  body!: string | null

  @Column(timeColumn)
  createdAt!: Date
}
