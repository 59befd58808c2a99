import { Column, Entity, PrimaryColumn } from 'typeorm'
import {
  amountColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
} from '../../platform/database/columns.js'

export type Subject = 'ledger' | 'audit'

@Entity('verifications')
export class Verification {
  @PrimaryColumn(textColumn)
  subject!: Subject

  @Column(optionalIdColumn)
  runID!: string | null

  @Column(optionalTimeColumn)
  startedAt!: Date | null

  /** The process that verifies extends it; after this moment the run is taken for dead. */
  @Column(optionalTimeColumn)
  leaseUntil!: Date | null

  @Column(amountColumn)
  rowsDone!: number

  @Column(amountColumn)
  rowsTotal!: number

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
