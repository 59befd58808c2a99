import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { idColumn, jsonColumn, textColumn, timeColumn } from '../../platform/database/columns.js'
import type { Rule } from './compiled-rules.js'

/** The rules of a mode as they were from a change on. Kept for good: each attempt says which of them chose it. */
@Entity('routing_sets')
export class RoutingSet {
  @PrimaryColumn(idColumn)
  routingSetID!: string

  @Column(textColumn)
  mode!: Mode

  /** From 1 on in each mode; the highest counts. */
  @Column({ type: 'integer' })
  number!: number

  /** In their order. */
  @Column(jsonColumn)
  rules!: Rule[]

  @Column(timeColumn)
  createdAt!: Date
}
