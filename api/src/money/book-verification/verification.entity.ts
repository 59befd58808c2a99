import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  amountColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
} from '../../platform/database/columns.js'

export type Subject = 'ledger' | 'audit'

/** What can be verified, one row each: the run that is going on, and what the last whole one found. */
@Entity('verifications')
export class Verification {
  @PrimaryColumn(textColumn)
  subject!: Subject

  /** Null while none is going on. */
  @Column(optionalIdColumn)
  runID!: string | null

  @Column(optionalTimeColumn)
  startedAt!: Date | null

  /** Whoever runs it says so again and again: after this moment it is taken for dead. */
  @Column(optionalTimeColumn)
  leaseUntil!: Date | null

  @Column(amountColumn)
  rowsDone!: number

  @Column(amountColumn)
  rowsTotal!: number

  /** When a run after the last whole one ended without having found anything. */
  @Column(optionalTimeColumn)
  brokenOffAt!: Date | null

  @Column(optionalTimeColumn)
  finishedAt!: Date | null

  @Column(amountColumn)
  entries!: number

  @Column({ type: 'boolean', nullable: true })
  isIntact!: boolean | null

  @Column(optionalTextColumn)
  fault!: string | null
}
