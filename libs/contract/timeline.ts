import type { Currency } from './money.js'
import type { Mode } from './modes.js'
import type { TimelineKind } from './timeline-kinds.js'

/** GET /transactions/:transactionID/timeline */
export interface TimelineView {
  transactionID: string
  mode: Mode
  /** Oldest first. */
  items: TimelineLineView[]
}

export interface TimelineLineView {
  kind: TimelineKind
  /** What happened, as a sentence. */
  sentence: string
  /** More details, such as the description of each rule. */
  details: string[]
  /** The ID of the request, attempt, posting, event, delivery, refund, dispute, webhook, payout or bank statement entry. */
  id: string | null
  /** In minor units of `currency`. Null if there is no amount. */
  amount: number | null
  currency: Currency
  actorKind: string | null
  actorID: string | null
  /** The client's member who acted. */
  actorMemberID: string | null
  actorName: string | null
  at: string
}
