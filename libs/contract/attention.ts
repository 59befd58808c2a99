import { type AttentionKind, attentionKinds } from './attention-kinds.js'
import * as words from './messages/errors/attention.js'
import { OptionalChoice } from './money-fields.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'

/** GET /attention */
export class ListAttention {
  /** Default: all kinds, with the oldest items of each. */
  @OptionalChoice(attentionKinds, words.kindForm(attentionKinds))
  kind?: AttentionKind
}

/** GET /attention, oldest first within each kind. */
export interface AttentionItemView {
  kind: AttentionKind
  /** The ID of the payment, refund, payout, dispute or account. */
  subjectID: string
  /** For a refund or dispute: its payment. */
  transactionID: string | null
  clientID: string | null
  /** What happened and what to do. */
  sentence: string
  /** When it should have been settled. */
  since: string
  /** In minor units of `currency`. Null if there is no amount. */
  amount: number | null
  currency: Currency | null
  /** Overdue items count in the alert. */
  isOverdue: boolean
}

export interface AttentionKindView {
  kind: AttentionKind
  count: number
  /** There are more than the count says. */
  isMore: boolean
  items: AttentionItemView[]
}

export interface AttentionView {
  mode: Mode
  asOf: string
  kinds: AttentionKindView[]
}
