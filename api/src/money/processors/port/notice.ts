import type { DisputeReason } from '#contract/choices.js'

export interface RawNotice {
  body: Buffer
  headers: Record<string, string>
}

export interface DisputeFacts {
  processorReference: string
  reason: DisputeReason
  /** Minor units; absent: all that there is. */
  amount?: number
  /** ISO 8601; absent: it takes no evidence. */
  evidenceDueAt?: string
  outcome?: 'won' | 'lost'
}

/** What a notice says about a capture that was confirmed, refused, or failed later. */
export interface CaptureFacts {
  /** The processor's own time, ISO 8601: notices arrive in any order. */
  at: string
  /** Minor units of `currency`; absent: all that was captured. */
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

export type NoticeKind = 'dispute_opened' | 'dispute_closed' | 'capture_failed'

/** `too_early`: unknown payment so far, tell it again later; `refused`: never true of a payment of this processor. */
export type NoticeAnswer = 'taken' | 'known' | 'too_early' | 'refused'
