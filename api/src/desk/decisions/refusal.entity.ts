import { Entity } from 'typeorm'
import type { RefusalReason } from '#contract/decision-kinds.js'
import * as column from '../../platform/database/columns.js'

/** Calls that the gate refused, equal ones of a second counted in one row; the rows form a chain. */
@Entity('refusals')
export class Refusal {
  @column.wholeKey sequence!: number
  @column.id refusalID!: string
  @column.text callerKind!: string
  @column.id callerID!: string
  @column.optionalID clientID!: string | null
  /** The template, never the address as it was written. */
  @column.text route!: string
  @column.text reason!: RefusalReason
  @column.integer count!: number
  @column.optionalText address!: string | null
  @column.optionalText requestID!: string | null
  @column.time lastAt!: Date
  @column.time createdAt!: Date
  @column.text previousHash!: string
  @column.text hash!: string
}
