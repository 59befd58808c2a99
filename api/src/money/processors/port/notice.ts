import type { DisputeReason } from '#contract/choices.js'
import type { DisputeStatus } from '#contract/disputes.js'
import type { Currency } from '#contract/money.js'

export interface RawNotice {
  body: Buffer
  headers: Record<string, string>
}

export interface DisputeFacts {
  processorReference: string
  reason: DisputeReason
  /** Minor units; default: all that there is. */
  amount?: number
  /** null: the processor names a currency that is not known here. */
  currency?: Currency | null
  /** ISO 8601; default: it takes no evidence. */
  evidenceDueAt?: string
  /** Evidence is given in the processor's own dashboard, and not from here. */
  evidenceElsewhere?: boolean
  /** Evidence is at the processor, whoever sent it. */
  isEvidenceSent?: boolean
  outcome?: 'won' | 'lost'
  /** Of a dispute that is lost in part; default: all of it is. */
  amountLost?: number
  /** Of `dispute_told`: what the processor says that the dispute is now. */
  status?: DisputeStatus
  /** ISO 8601; of `dispute_told`: when the processor was asked. */
  askedAt?: string
}

/** What a notice says about a capture that was confirmed, refused, or failed later. */
export interface CaptureFacts {
  /** The processor's own time, ISO 8601: notices arrive in any order. */
  at: string
  /** Minor units of `currency`; default: all that was captured. */
  amount?: number
  currency?: string
}

export interface Notice {
  processor: string
  /** The processor's own id of the notice: told again, it changes nothing. */
  noticeID: string
  kind: NoticeKind
  reference: string
  dispute?: DisputeFacts
  capture?: CaptureFacts
}

/** `dispute_told`: the processor was asked what the dispute is now. `method_changed`: of a saved method, which is asked about. */
export type NoticeKind = 'dispute_opened' | 'dispute_closed' | 'dispute_told' | 'capture_failed' | 'method_changed'

/** `too_early`: unknown payment so far, tell it again later; `refused`: never true of a payment of this processor. */
export type NoticeAnswer = 'taken' | 'known' | 'too_early' | 'refused'
