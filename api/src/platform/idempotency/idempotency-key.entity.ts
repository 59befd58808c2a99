import { Column, Entity, PrimaryColumn } from 'typeorm'
import { idColumn, jsonColumn, modeColumn, textColumn, timeColumn } from '../database/columns.js'
import type { Mode } from '#contract/modes.js'

@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn(idColumn)
  scopeID!: string

  /** SHA-256: what callers choose as a key is nothing we need to keep. */
  @PrimaryColumn(textColumn)
  keyHash!: string

  @Column(modeColumn)
  mode!: Mode

  /** SHA-256 of the call and its input: the same key with another request is refused. */
  @Column(textColumn)
  requestHash!: string

  @Column(idColumn)
  subjectID!: string

  /** null: the first call is still running, or died; a worker finds out what became of it. */
  @Column({ ...jsonColumn, nullable: true })
  answer!: object | null

  @Column(timeColumn)
  createdAt!: Date
}
