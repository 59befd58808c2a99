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

/** GET /reconciliation-differences. Default: open differences. */
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
  /** The name of the processor account. */
  name: string
  mode: Mode
  currency: Currency
  kind: DifferenceKind
  state: DifferenceState
  about: DifferenceSubject
  /** The ID of the payment, refund, dispute or payout, or of the report row. */
  subject: string
  /** The processor's type for a report row. Null if the object is in the ledger. */
  rowKind: ReportRowKind | null
  /** The amounts in the ledger and at the processor, in minor units. */
  ours: number
  theirs: number
  /** `theirs` minus `ours`. */
  difference: number
  /** The reported time. */
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
  /** The part of the platform’s fee that is returned to the merchant. */
  feeReturned: number
  /** The plan's refund fee. */
  refundFee: number
  /** The processor took the amount back from the connected account. */
  isTransferReversed: boolean
  lines: PostedLineView[]
}

/** GET and POST /reconciliation-differences/:differenceID/adopt-failure: what adopting the failed capture posts. */
export interface FailureAdoptionView {
  transactionID: string
  amount: number
  currency: Currency
  /** The part of the platform’s fee that is returned to the merchant. */
  feeReturned: number
  lines: PostedLineView[]
}
