import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { DifferenceKind, DifferenceSubject } from '#contract/report-kinds.js'
import * as column from '../../platform/database/columns.js'

@Entity('reconciliation_differences')
export class Difference {
  @column.key differenceID!: string
  @column.id processorAccountID!: string
  @column.mode mode!: Mode
  @column.text currency!: Currency
  @column.id subject!: string
  @column.text about!: DifferenceSubject
  @column.text kind!: DifferenceKind
  @column.amount ours!: number
  @column.amount theirs!: number
  @column.time occurredAt!: Date
  /** It only waits until the reports reach this time; null: until something else happens. */
  @column.optionalTime countsFrom!: Date | null
  @column.optionalText explanation!: string | null
  @column.optionalID explainedBy!: string | null
  @column.optionalTime explainedAt!: Date | null
  @column.optionalTime resolvedAt!: Date | null
  @column.time createdAt!: Date
}
