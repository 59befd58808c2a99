import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { RiskConditions, RiskOutcome } from '#contract/risk.js'
import * as column from '../../platform/database/columns.js'

@Entity('risk_rules')
export class RiskRule {
  @column.key riskRuleID!: string
  @column.text mode!: Mode
  /** Among the rules of the mode; there may be gaps. */
  @column.integer position!: number
  @column.optionalText name!: string | null
  @column.json conditions!: RiskConditions
  @column.text outcome!: RiskOutcome
  @column.flag isEnabled!: boolean
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
