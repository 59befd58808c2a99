import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'
import type { Rule } from './compiled-rules.js'

@Entity('routing_sets')
export class RoutingSet {
  @column.key routingSetID!: string
  @column.text mode!: Mode
  @column.integer number!: number
  @column.json rules!: Rule[]
  @column.time createdAt!: Date
}
