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
  /** What proves it: the id of the call, attempt, posting, event, delivery, refund, dispute, notice, payout or line of a bank statement. */
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
