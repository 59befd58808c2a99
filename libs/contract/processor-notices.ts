import { OptionalText } from './fields.js'
import { ListQuery } from './lists.js'

/** `unknown`: no payment of the account is meant, however often it was looked for. */
export const receivedNoticeStatuses = ['waiting', 'done', 'ignored', 'unknown'] as const
export type ReceivedNoticeStatus = (typeof receivedNoticeStatuses)[number]

/** GET /processor-notices, newest first */
export class ListProcessorNotices extends ListQuery {
  @OptionalText(40)
  processorAccountID?: string
}

export interface ProcessorNoticeView {
  processorNoticeID: string
  processorAccountID: string
  /** The processor's own ID. */
  noticeID: string
  type: string
  status: ReceivedNoticeStatus
  transactionID: string | null
  /** Such as `processing to succeeded`. Null without a change. */
  changed: string | null
  receivedAt: string
  workedAt: string | null
}
