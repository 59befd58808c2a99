import type { RequestLogView } from '#contract/request-logs.js'
import type { RequestLog } from './request-log.entity.js'

export const viewRequestLog = (log: RequestLog): RequestLogView => ({
  requestLogID: log.requestLogID,
  clientID: log.clientID,
  mode: log.mode,
  apiUserID: log.apiUserID,
  method: log.method,
  route: log.route,
  status: log.status,
  code: log.code,
  durationMs: log.durationMs,
  requestID: log.requestID,
  idempotencyKey: log.idempotencyKey,
  isReplay: log.isReplay === 1,
  userAgent: log.userAgent,
  transactionID: log.transactionID,
  createdAt: log.createdAt.toISOString(),
})
