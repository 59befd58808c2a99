import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { RiskConditions, RiskOutcome } from '#contract/risk.js'
import { idColumn, jsonColumn, optionalTextColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('risk_rules')
export class RiskRule {
  @PrimaryColumn(idColumn)
  riskRuleID!: string

  @Column(textColumn)
  mode!: Mode

  /** Among the rules of the mode; there may be gaps. */
  @Column({ type: 'integer' })
  position!: number

  @Column(optionalTextColumn)
  name!: string | null

  @Column(jsonColumn)
  conditions!: RiskConditions

  @Column(textColumn)
  outcome!: RiskOutcome

  @Column({ type: 'boolean' })
  isEnabled!: boolean

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date
}
