import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { MetRuleView, RiskOutcome } from '#contract/risk.js'
import { idColumn, jsonColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

/** What rules and lists said of a payment when it was made; without a row it met none of them. */
@Entity('risk_decisions')
export class RiskDecision {
  @PrimaryColumn(idColumn)
  transactionID!: string

  @Column(textColumn)
  outcome!: RiskOutcome

  @Column(jsonColumn)
  rules!: MetRuleView[]

  @Column(timeColumn)
  createdAt!: Date
}
