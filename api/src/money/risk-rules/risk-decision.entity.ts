import { Entity } from 'typeorm'
import type { MetRuleView, RiskOutcome } from '#contract/risk.js'
import * as column from '../../platform/database/columns.js'

/** What rules and lists said of a payment when it was made; without a row it met none of them. */
@Entity('risk_decisions')
export class RiskDecision {
  @column.key transactionID!: string
  @column.text outcome!: RiskOutcome
  @column.json rules!: MetRuleView[]
  @column.time createdAt!: Date
}
