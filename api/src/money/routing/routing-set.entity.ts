import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import * as column from '../../platform/database/columns.js'
import type { Rule } from './compiled-rules.js'

/** The rules of a mode as they were from a change on. Kept for good: each attempt says which of them chose it. */
@Entity('routing_sets')
export class RoutingSet {
  @column.key routingSetID!: string
  @column.text mode!: Mode
  /** From 1 on in each mode; the highest counts. */
  @column.integer number!: number
  /** In their order. */
  @column.json rules!: Rule[]
  @column.time createdAt!: Date
}
