import { RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/processor-reports.js'
import type { Mode } from './modes.js'
import { OptionalText } from './fields.js'
import type { Currency } from './money.js'
import type { ReportRowKind, ReportSource } from './report-kinds.js'

/** POST /processor-reports: send the file as the body, as `text/csv`. */
export class ImportProcessorReport {
  @RequiredText(words.accountRequired, 40)
  processorAccountID!: string
}

/** POST /processor-reports/read */
export class ReadProcessorReport {
  @RequiredText(words.accountRequired, 40)
  processorAccountID!: string
}

/** `rows` counts new rows. `known` counts rows that were already imported. */
export interface ReportImportView {
  processorReportIDs: string[]
  rows: number
  known: number
  /** Rows that settle in a currency that the ledger doesn't have. They weren't imported. */
  skipped: { currency: string; rows: number }[]
}

/** GET /processor-reports */
export class ListProcessorReports extends ListQuery {
  @OptionalText(40)
  processorAccountID?: string
}

/** The totals of one report in one currency, in minor units. The platform pays the fees. */
export interface ReportSumView {
  currency: Currency
  gross: number
  fee: number
  net: number
}

export interface ProcessorReportView {
  processorReportID: string
  processorAccountID: string
  /** The name of the processor account. */
  name: string
  mode: Mode
  source: ReportSource
  rows: number
  /** The times of the first and last items in the report. */
  from: string
  to: string
  sums: ReportSumView[]
  createdAt: string
}

/** The import status of an account's reports. */
export interface ReportedAccountView {
  processorAccountID: string
  name: string
  processor: string
  source: ReportSource
  /** The reports are complete until this time. Null if there are none yet. */
  toldUntil: string | null
  readAt: string | null
  nextReadAt: string | null
  /** Why the last attempt failed. Null if it succeeded. */
  failure: string | null
  /** All rows so far that settle in a currency that the ledger doesn't have. No balance includes them. */
  skipped: { currency: string; rows: number }[]
}

/** The list, and the import status of each account. */
export interface ProcessorReportsView {
  items: ProcessorReportView[]
  nextCursor: string | null
  accounts: ReportedAccountView[]
}

/** GET /processor-reports/:processorReportID/rows. Amounts are in minor units and positive if the processor then owes us more. */
export interface ProcessorReportRowView {
  reportRowID: string
  processorReportID: string
  processorAccountID: string
  /** The processor's own ID. */
  rowID: string
  mode: Mode
  kind: ReportRowKind
  /** The object in Gatehouse. Null if we don't know the reference. */
  subject: string | null
  processorReference: string | null
  currency: Currency
  gross: number
  fee: number
  net: number
  /** The amount in the payment's currency, if the processor settled in a different one. Otherwise null. */
  chargedAmount: number | null
  chargedCurrency: Currency | null
  /** As the processor reported it. */
  exchangeRate: string | null
  /** The exchange gain of a refund or dispute in `currency`, compared with the payment's rate. Negative for a loss. */
  exchangeResult: number | null
  occurredAt: string
  /** The processor's payout that settled it, if reported. */
  settledIn: string | null
  createdAt: string
}
