import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { RuleConditions, RuleTarget } from '#contract/routing.js'
import { idColumn, jsonColumn, optionalTextColumn, textColumn, timeColumn } from '../../platform/database/columns.js'

@Entity('routing_rules')
export class RoutingRule {
  @PrimaryColumn(idColumn)
  routingRuleID!: string

  @Column(textColumn)
  mode!: Mode

  /** Among the rules of the mode; there may be gaps. */
  @Column({ type: 'integer' })
  position!: number

  @Column(optionalTextColumn)
  name!: string | null

  @Column(jsonColumn)
  conditions!: RuleConditions

  @Column(jsonColumn)
  targets!: RuleTarget[]

  @Column(jsonColumn)
  fallbacks!: string[]

  @Column({ type: 'boolean' })
  retriesDeclines!: boolean

  @Column({ type: 'boolean' })
  isEnabled!: boolean

  @Column(timeColumn)
  createdAt!: Date

  @Column(timeColumn)
  updatedAt!: Date
}
