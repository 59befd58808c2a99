import { Entity } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { ReportRowKind, ReportSource } from '#contract/report-kinds.js'
import * as column from '../../platform/database/columns.js'

@Entity('processor_reports')
export class ProcessorReport {
  @column.key processorReportID!: string
  @column.id processorAccountID!: string
  @column.mode mode!: Mode
  @column.text source!: ReportSource
  @column.integer rows!: number
  @column.time fromAt!: Date
  @column.time toAt!: Date
  @column.optionalID uploadedBy!: string | null
  @column.time createdAt!: Date
}

/** Minor units, signed as they change what the processor owes us. */
@Entity('processor_report_rows')
export class ProcessorReportRow {
  @column.key reportRowID!: string
  @column.id processorReportID!: string
  @column.id processorAccountID!: string
  /** The processor's own name of it; kept once for each account. */
  @column.text rowID!: string
  @column.mode mode!: Mode
  @column.text kind!: ReportRowKind
  /** What it is compared with; its own id: nothing of ours is known by that name; null: it was not looked at, or is a fee. */
  @column.optionalID subject!: string | null
  @column.optionalText reference!: string | null
  @column.optionalText processorReference!: string | null
  @column.optionalText paymentReference!: string | null
  @column.optionalText processorPayment!: string | null
  @column.text currency!: Currency
  @column.amount gross!: number
  @column.amount fee!: number
  @column.amount net!: number
  /** What it was in the currency of the payment, where the processor settles in another one. */
  @column.optionalAmount chargedAmount!: number | null
  @column.optionalText chargedCurrency!: Currency | null
  /** As the processor tells it. */
  @column.optionalText exchangeRate!: string | null
  /** Earned by exchange, in `currency`: what it moved against what it would have been at the rate of its payment. */
  @column.optionalAmount exchangeResult!: number | null
  /** 1: it takes the amount of a refund, which isn't one of ours, back from the connected account. */
  @column.optionalInteger isTransferReversal!: number | null
  @column.optionalText settledIn!: string | null
  /** When its processor makes it available; null: that was not told. */
  @column.optionalTime availableOn!: Date | null
  @column.time occurredAt!: Date
  /** null: it waits to be compared. */
  @column.optionalTime comparedAt!: Date | null
  @column.time createdAt!: Date
}
