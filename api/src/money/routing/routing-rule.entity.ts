import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { RuleConditions, RuleTarget } from '#contract/routing.js'
import * as column from '../../platform/database/columns.js'

@Entity('routing_rules')
export class RoutingRule {
  @column.key routingRuleID!: string
  @column.text mode!: Mode
  @column.integer position!: number
  @column.optionalText name!: string | null
  @column.json conditions!: RuleConditions
  @column.json targets!: RuleTarget[]
  @column.json fallbacks!: string[]
  @column.flag retriesDeclines!: boolean
  @column.flag isEnabled!: boolean
  @column.time createdAt!: Date
  @column.time updatedAt!: Date
}
