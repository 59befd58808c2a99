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
  /** What the sentence leaves out, such as the words of each rule. */
  details: string[]
  /** The ID of the request, attempt, posting, event, delivery, refund, dispute, webhook, payout or bank statement entry. */
  id: string | null
  /** Minor units of `currency`; null: no money is named. */
  amount: number | null
  currency: Currency
  actorKind: string | null
  actorID: string | null
  /** Of the member who acted for a client. */
  actorMemberID: string | null
  actorName: string | null
  at: string
}
