import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { idColumn, jsonColumn, optionalIdColumn, timeColumn } from '../../platform/database/columns.js'

/** One row, once somebody has chosen. */
@Entity('payout_policy')
export class PayoutPolicy {
  @PrimaryColumn(idColumn)
  policyID!: string

  @Column(jsonColumn)
  twoApprovalsAbove!: Partial<Record<Currency, number>>

  /** The amounts before the last change, whose author does not profit from it. */
  @Column(jsonColumn)
  formerlyAbove!: Partial<Record<Currency, number>>

  /** Accounts of processors that pay out, where no bank account of ours does; the first that can is used. */
  @Column(jsonColumn)
  processorAccountIDs!: string[]

  @Column(optionalIdColumn)
  editedBy!: string | null

  @Column(optionalIdColumn)
  editedByLoginID!: string | null

  @Column(timeColumn)
  updatedAt!: Date
}
