import type { DisputeReason } from '#contract/choices.js'
import type { Mode } from '#contract/modes.js'
import type { CallResult, RefundResult } from './processor.js'

/** What a notice is about, by whichever name it tells: our transaction's id, or what the processor calls the payment. */
export interface NoticeSubject {
  reference?: string
  processorReference?: string
  kind?: NoticeKind
  /** It is about this refund of the payment. */
  refund?: { reference?: string; processorReference?: string }
  /** What it says of payment or refund, of a processor that cannot be asked; otherwise an inquiry says it. */
  told?: CallResult
  dispute?: DisputeFacts
  toldRefund?: RefundResult
}

/** A notice whose signature is right. It only says where to look: the inquiry decides. */
export interface ReadNotice {
  noticeID: string
  type: string
  mode: Mode
  /** null: of a type that says nothing to us. */
  subject: NoticeSubject | null
}

export interface RawNotice {
  body: Buffer
  headers: Record<string, string>
}

/** What a processor says of a dispute. */
export interface DisputeFacts {
  processorReference: string
  reason: DisputeReason
  /** Minor units; absent: all that there is. */
  amount?: number
  /** ISO 8601; absent: it takes no evidence. */
  evidenceDueAt?: string
  /** Of one that is closed. */
  outcome?: 'won' | 'lost'
}

export interface Notice {
  processor: string
  /** The processor's own id of the notice: told again, it changes nothing. */
  noticeID: string
  kind: NoticeKind
  /** Our transaction's id. */
  reference: string
  dispute?: DisputeFacts
}

export type NoticeKind = 'dispute_opened' | 'dispute_closed'

/** `too_early`: unknown payment so far, tell it again later; `refused`: never true of a payment of this processor. */
export type NoticeAnswer = 'taken' | 'known' | 'too_early' | 'refused'
