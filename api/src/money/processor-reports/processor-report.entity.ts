import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { ReportRowKind, ReportSource } from '#contract/report-kinds.js'
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

/** What was new in one page or piece of a processor's own report, and was kept in one unit. */
@Entity('processor_reports')
export class ProcessorReport {
  @PrimaryColumn(idColumn)
  processorReportID!: string

  @Column(idColumn)
  processorAccountID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  source!: ReportSource

  @Column({ type: 'integer' })
  rows!: number

  @Column(timeColumn)
  fromAt!: Date

  @Column(timeColumn)
  toAt!: Date

  /** Who brought the file; null: it was asked for. */
  @Column(optionalIdColumn)
  uploadedBy!: string | null

  @Column(timeColumn)
  createdAt!: Date
}

/** Minor units, signed as they change what the processor owes us. */
@Entity('processor_report_rows')
export class ProcessorReportRow {
  @PrimaryColumn(idColumn)
  reportRowID!: string

  @Column(idColumn)
  processorReportID!: string

  @Column(idColumn)
  processorAccountID!: string

  /** The processor's own name of it; kept once for each account. */
  @Column(textColumn)
  rowID!: string

  @Column(modeColumn)
  mode!: Mode

  @Column(textColumn)
  kind!: ReportRowKind

  /** What it is compared with; its own id: nothing of ours is known by that name; null: it was not looked at, or is a fee. */
  @Column(optionalIdColumn)
  subject!: string | null

  @Column(optionalTextColumn)
  reference!: string | null

  @Column(optionalTextColumn)
  processorReference!: string | null

  /** Ours, of the payment. */
  @Column(optionalTextColumn)
  paymentReference!: string | null

  /** What the processor calls the payment. */
  @Column(optionalTextColumn)
  processorPayment!: string | null

  @Column(textColumn)
  currency!: Currency

  @Column(amountColumn)
  gross!: number

  @Column(amountColumn)
  fee!: number

  @Column(amountColumn)
  net!: number

  @Column(optionalTextColumn)
  settledIn!: string | null

  @Column(timeColumn)
  occurredAt!: Date

  /** null: it waits to be compared. */
  @Column(optionalTimeColumn)
  comparedAt!: Date | null

  @Column(timeColumn)
  createdAt!: Date
}
