import { Column, Entity } from 'typeorm'
import * as column from '../../platform/database/columns.js'

export type Subject = 'ledger' | 'audit'

@Entity('verifications')
export class Verification {
  @column.textKey subject!: Subject
  @column.optionalID runID!: string | null
  @column.optionalTime startedAt!: Date | null
  @column.optionalTime leaseUntil!: Date | null
  @column.amount rowsDone!: number
  @column.amount rowsTotal!: number
  @column.optionalTime brokenOffAt!: Date | null
  @column.optionalTime finishedAt!: Date | null
  @column.amount entries!: number
  @Column({ type: 'boolean', nullable: true }) isIntact!: boolean | null
  @column.optionalText fault!: string | null
}
