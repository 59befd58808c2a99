import { RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/processor-reports.js'
import type { Mode } from './modes.js'
import { OptionalText } from './fields.js'
import type { Currency } from './money.js'
import type { ReportRowKind, ReportSource } from './report-kinds.js'

/** POST /processor-reports: the file is the body, as `text/csv`. */
export class ImportProcessorReport {
  @RequiredText(words.accountRequired, 40)
  processorAccountID!: string
}

/** POST /processor-reports/read */
export class ReadProcessorReport {
  @RequiredText(words.accountRequired, 40)
  processorAccountID!: string
}

/** `rows`: those that were not here before; `known`: those that were. */
export interface ReportImportView {
  processorReportIDs: string[]
  rows: number
  known: number
  /** Rows that settle in a currency which the ledger doesn't have; they were not imported. */
  skipped: { currency: string; rows: number }[]
}

/** GET /processor-reports */
export class ListProcessorReports extends ListQuery {
  @OptionalText(40)
  processorAccountID?: string
}

/** What rows of one report come to in a currency, in minor units; the fees are costs of ours. */
export interface ReportSumView {
  currency: Currency
  gross: number
  fee: number
  net: number
}

export interface ProcessorReportView {
  processorReportID: string
  processorAccountID: string
  /** Of the processor account. */
  name: string
  mode: Mode
  source: ReportSource
  rows: number
  /** When the first and the last thing that it tells of happened. */
  from: string
  to: string
  sums: ReportSumView[]
  createdAt: string
}

/** How far an account's reports have been read. */
export interface ReportedAccountView {
  processorAccountID: string
  name: string
  processor: string
  source: ReportSource
  /** Reports are complete until then. Null if there are none yet. */
  toldUntil: string | null
  readAt: string | null
  nextReadAt: string | null
  /** Why it could not be read last; null: it could. */
  failure: string | null
  /** Rows that settle in a currency which the ledger doesn't have, since the account was opened. They are in no balance. */
  skipped: { currency: string; rows: number }[]
}

/** The list, with how far each account's reports have been read. */
export interface ProcessorReportsView {
  items: ProcessorReportView[]
  nextCursor: string | null
  accounts: ReportedAccountView[]
}

/** GET /processor-reports/:processorReportID/rows: amounts in minor units, as they change what the processor owes us. */
export interface ProcessorReportRowView {
  reportRowID: string
  processorReportID: string
  processorAccountID: string
  /** As the processor calls it. */
  rowID: string
  mode: Mode
  kind: ReportRowKind
  /** What it is about here. Null if we don't know the reference. */
  subject: string | null
  processorReference: string | null
  currency: Currency
  gross: number
  fee: number
  net: number
  /** What it was in the currency of the payment, where the processor settled it in another one; otherwise null. */
  chargedAmount: number | null
  chargedCurrency: Currency | null
  /** As the processor reported it. */
  exchangeRate: string | null
  /** What the exchange of a refund or dispute earned in `currency`, against the rate of its payment; negative: it cost. */
  exchangeResult: number | null
  occurredAt: string
  /** The payout there that settled it, where the report says so. */
  settledIn: string | null
  createdAt: string
}
