import type { Mode } from './modes.js'
import type { Currency } from './money.js'

/** What staff have to look at because nothing here can settle it alone. */
export const attentionKinds = [
  'payment_unclear',
  'refund_unclear',
  'payout_unclear',
  'processor_payout_unconfirmed',
  'payout_unmentioned',
  'notices_quiet',
  'dispute_due',
] as const

export type AttentionKind = (typeof attentionKinds)[number]

/** GET /attention; the oldest of each kind first. */
export interface AttentionItemView {
  kind: AttentionKind
  /** The payment, refund, payout, dispute or account that it is about. */
  subjectID: string
  clientID: string | null
  /** One sentence that says what happened, and what to do. */
  sentence: string
  /** Since when it should have been settled. */
  since: string
  /** Minor units of `currency`; null: it is not about an amount. */
  amount: number | null
  currency: Currency | null
  /** It is old enough that somebody was alerted. */
  isOverdue: boolean
}

export interface AttentionKindView {
  kind: AttentionKind
  count: number
  /** There are more than were counted. */
  isMore: boolean
  items: AttentionItemView[]
}

export interface AttentionView {
  mode: Mode
  asOf: string
  kinds: AttentionKindView[]
}
