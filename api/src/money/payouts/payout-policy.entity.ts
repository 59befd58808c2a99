import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

/** One row, once somebody has chosen. */
@Entity('payout_policy')
export class PayoutPolicy {
  @column.key policyID!: string
  @column.json twoApprovalsAbove!: Partial<Record<Currency, number>>
  /** The amounts before the last change, whose author does not profit from it. */
  @column.json formerlyAbove!: Partial<Record<Currency, number>>
  /** Accounts of processors that pay out, where no bank account of ours does; the first that can is used. */
  @column.json processorAccountIDs!: string[]
  @column.optionalID editedBy!: string | null
  @column.optionalID editedByLoginID!: string | null
  @column.time updatedAt!: Date
}
