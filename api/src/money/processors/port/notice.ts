/** What a processor tells by itself, without having been asked. */
export interface Notice {
  /** Its name in the registry. */
  processor: string
  /** The processor's own id of it: told again, it changes nothing. */
  noticeID: string
  kind: NoticeKind
  /** The payment's: our transaction's id. */
  reference: string
}

/** `dispute_opened`: the payer's bank takes back what was paid. */
export type NoticeKind = 'dispute_opened'

/**
 * `known`: it was taken before. `too_early`: it is about something that we have not heard of yet, tell it again later.
 * `refused`: it is about no payment of this processor's that it could be true of; telling it again is of no use.
 */
export type NoticeAnswer = 'taken' | 'known' | 'too_early' | 'refused'
