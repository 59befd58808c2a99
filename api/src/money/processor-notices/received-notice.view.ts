import type { ProcessorNoticeView } from '#contract/processor-notices.js'
import type { ReceivedNotice } from './received-notice.entity.js'

export const viewReceivedNotice = (notice: ReceivedNotice): ProcessorNoticeView => ({
  processorNoticeID: notice.processorNoticeID,
  processorAccountID: notice.processorAccountID,
  noticeID: notice.noticeID,
  type: notice.type,
  status: notice.status,
  transactionID: notice.transactionID,
  changed: notice.changed,
  receivedAt: notice.createdAt.toISOString(),
  workedAt: notice.workedAt?.toISOString() ?? null,
})
