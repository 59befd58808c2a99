import { Entity } from 'typeorm'
import type { AdjustmentParty, AdjustmentStatus } from '#contract/adjustment-kinds.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { DifferenceSubject } from '#contract/report-kinds.js'
import * as column from '../../platform/database/columns.js'

@Entity('reconciliation_adjustments')
export class Adjustment {
  @column.key adjustmentID!: string
  @column.id differenceID!: string
  @column.id processorAccountID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.text about!: DifferenceSubject
  @column.id subject!: string
  @column.amount amount!: number
  /** Both sides of the difference as they were proposed: with other ones it is not approved. */
  @column.amount ours!: number
  @column.amount theirs!: number
  @column.text party!: AdjustmentParty
  @column.optionalID clientID!: string | null
  @column.text reason!: string
  @column.text status!: AdjustmentStatus
  @column.id createdBy!: string
  @column.optionalID createdByLoginID!: string | null
  @column.optionalID decidedBy!: string | null
  @column.optionalID decidedByLoginID!: string | null
  @column.optionalText rejection!: string | null
  @column.optionalID postingID!: string | null
  @column.time createdAt!: Date
  @column.optionalTime endedAt!: Date | null
}
