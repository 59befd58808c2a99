import { OptionalText, RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import type { PostedLineView } from './ledger.js'
import * as words from './messages/errors/processor-reports.js'
import type { Mode } from './modes.js'
import { OptionalChoice } from './money-fields.js'
import type { Currency } from './money.js'
import {
  type DifferenceKind,
  differenceKinds,
  type DifferenceState,
  differenceStates,
  type DifferenceSubject,
  type ReportRowKind,
} from './report-kinds.js'
import { explanationMaxLength } from './report-limits.js'

/** GET /reconciliation-differences; without a state, those that are open. */
export class ListDifferences extends ListQuery {
  @OptionalText(40)
  processorAccountID?: string

  @OptionalChoice(differenceKinds, words.kindForm(differenceKinds))
  kind?: DifferenceKind

  @OptionalChoice(differenceStates, words.stateForm(differenceStates))
  state?: DifferenceState
}

/** POST /reconciliation-differences/:differenceID/explain */
export class ExplainDifference {
  @RequiredText(words.explanationRequired, explanationMaxLength)
  explanation!: string
}

export interface DifferenceView {
  differenceID: string
  processorAccountID: string
  /** Of the processor account. */
  name: string
  mode: Mode
  currency: Currency
  kind: DifferenceKind
  state: DifferenceState
  about: DifferenceSubject
  /** The payment, refund, dispute or payout here, or the row of the report. */
  subject: string
  /** Of a row of the report: what the processor calls it; null: it is about something that is here. */
  rowKind: ReportRowKind | null
  /** What the ledger says of it, and what the processor says, in minor units. */
  ours: number
  theirs: number
  /** `theirs` less `ours`. */
  difference: number
  /** When it happened, as reported. */
  occurredAt: string
  /** Whole days since then. */
  ageDays: number
  explanation: string | null
  explainedBy: string | null
  explainedAt: string | null
  resolvedAt: string | null
  createdAt: string
}

/** GET /reconciliation-differences/:differenceID/adopt-refund: what adopting the refund posts. */
export interface RefundAdoptionView {
  transactionID: string
  amount: number
  currency: Currency
  /** The part of the platform’s fee that goes back to the merchant. */
  feeReturned: number
  /** What the plan takes for the refund. */
  refundFee: number
  lines: PostedLineView[]
}

/** GET and POST /reconciliation-differences/:differenceID/adopt-failure: what adopting the failed capture posts. */
export interface FailureAdoptionView {
  transactionID: string
  amount: number
  currency: Currency
  /** The part of the platform’s fee that goes back to the merchant. */
  feeReturned: number
  lines: PostedLineView[]
}
