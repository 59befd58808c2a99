import { Entity } from 'typeorm'
import type { Currency } from '#contract/money.js'
import * as column from '../../platform/database/columns.js'

@Entity('payout_policy')
export class PayoutPolicy {
  @column.key policyID!: string
  @column.json twoApprovalsAbove!: Partial<Record<Currency, number>>
  /** The amounts before the last change, which still bind the person who made it. */
  @column.json formerlyAbove!: Partial<Record<Currency, number>>
  @column.json processorAccountIDs!: string[]
  @column.optionalID editedBy!: string | null
  @column.optionalID editedByLoginID!: string | null
  @column.time updatedAt!: Date
}
