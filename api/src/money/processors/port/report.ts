import type { Mode } from '#contract/modes.js'
import { type Currency, currencies } from '#contract/money.js'
import type { ReportRowKind } from '#contract/report-kinds.js'

/** One line of a processor's own report, in minor units, signed as it changes what the processor owes us. */
export interface ReportRow {
  /** The processor's own name of it: told again, it changes nothing. */
  rowID: string
  kind: ReportRowKind
  reference?: string
  processorReference?: string
  /** Of a refund or a dispute: the payment, by whichever name it tells. */
  payment?: { reference?: string; processorReference?: string }
  /** It takes the amount of this refund, which isn't one of ours, back from the connected account. */
  isTransferReversal?: true
  gross: number
  fee: number
  net: number
  currency: Currency
  /** Where it was charged in another currency: how much, signed as `gross` is, and the rate as the processor tells it. */
  charged?: { amount: number; currency: Currency; rate: string | null }
  occurredAt: Date
  settledIn?: string
  /** When the processor makes it available to us. */
  availableOn?: Date
  mode?: Mode
}

/** A row that settles in a currency which the ledger doesn't have. It must not hold back all others. */
export interface SkippedRow {
  rowID: string
  skippedCurrency: string
}

export const isSkipped = (row: ReportRow | SkippedRow): row is SkippedRow => 'skippedCurrency' in row

/** Null: the ledger has the currency, or the text is no currency code, which is a fault. */
export const skippedCurrencyOf = (text: unknown): string | null =>
  typeof text === 'string' && /^[A-Z]{3}$/.test(text) && !(currencies as string[]).includes(text) ? text : null

export interface ReportFrom {
  /** What the last page gave; null: nothing was ever read. */
  cursor: string | null
  since: Date
}

export interface ReportPage {
  outcome: 'read'
  rows: (ReportRow | SkippedRow)[]
  /** For the next page, and after the last one for the next time. */
  cursor: string
  isLast: boolean
  /** With the last page all has been told that happened until then. */
  toldUntil: Date
}

export interface ReportNotRead {
  outcome: 'refused'
  sentence: string
}

/** A report that a notice names: the processor has written it, and it can be fetched. */
export interface WrittenReport {
  name: string
  address: string
  /** The settlement that it is about, as `settledIn` of its rows names it. */
  settles?: string
}

export interface ReportFetched {
  outcome: 'fetched'
  bytes: Bytes
}

export class ReportFault extends Error {}

export type Bytes = AsyncIterable<Uint8Array>
