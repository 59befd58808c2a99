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

/** GET /attention; the oldest of each kind first. */
export interface AttentionItemView {
  kind: AttentionKind
  /** The payment, refund, payout, dispute or account that it is about. */
  subjectID: string
  /** Of a refund or a dispute: its payment. */
  transactionID: string | null
  clientID: string | null
  /** What happened, and what to do about it. */
  sentence: string
  /** Since when it should have been settled. */
  since: string
  /** Minor units of `currency`; null: it is not about an amount. */
  amount: number | null
  currency: Currency | null
  /** It is older than its limit, and counts in the alarm. */
  isOverdue: boolean
}

export interface AttentionKindView {
  kind: AttentionKind
  count: number
  /** There are more than counted. */
  isMore: boolean
  items: AttentionItemView[]
}

export interface AttentionView {
  mode: Mode
  asOf: string
  kinds: AttentionKindView[]
}
