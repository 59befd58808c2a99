import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { DifferenceKind, DifferenceSubject } from '#contract/report-kinds.js'
import {
  amountColumn,
  idColumn,
  modeColumn,
  optionalIdColumn,
  optionalTextColumn,
  optionalTimeColumn,
  textColumn,
  timeColumn,
} from '../../platform/database/columns.js'

/** One for each thing that the ledger and a processor's report do not say the same of; what only waits goes away again. */
@Entity('reconciliation_differences')
export class Difference {
  @PrimaryColumn(idColumn)
  differenceID!: string

  @Column(idColumn)
  processorAccountID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  currency!: Currency

  @Column(idColumn)
  subject!: string

  @Column(textColumn)
  about!: DifferenceSubject

  @Column(textColumn)
  kind!: DifferenceKind

  @Column(amountColumn)
  ours!: number

  @Column(amountColumn)
  theirs!: number

  @Column(timeColumn)
  occurredAt!: Date

  /** Before a report has told all until then it only waits; null: until something else happens. */
  @Column(optionalTimeColumn)
  countsFrom!: Date | null

  @Column(optionalTextColumn)
  explanation!: string | null

  @Column(optionalIdColumn)
  explainedBy!: string | null

  @Column(optionalTimeColumn)
  explainedAt!: Date | null

  @Column(optionalTimeColumn)
  resolvedAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}
