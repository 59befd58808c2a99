export interface RawNotice {
  body: Buffer
  headers: Record<string, string>
}

export interface Notice {
  processor: string
  /** The processor's own id of the notice: told again, it changes nothing. */
  noticeID: string
  kind: NoticeKind
  /** Our transaction's id. */
  reference: string
}

export type NoticeKind = 'dispute_opened'

/** `too_early`: unknown payment so far, tell it again later; `refused`: never true of a payment of this processor. */
export type NoticeAnswer = 'taken' | 'known' | 'too_early' | 'refused'
