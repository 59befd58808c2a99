import type { Page } from '#contract/answers.js'
import type { ListAllRequestLogs, RequestLogDetailView, RequestLogView } from '#contract/request-logs.js'
import type { TimelineView } from '#contract/timeline.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

type LogQuery = Partial<Record<keyof ListAllRequestLogs, string | null>>

export const listOwnRequestLogs = (context: Context, query: LogQuery) =>
  callAsClient<Page<RequestLogView>>(context, { call: 'GET /clients/:clientID/request-logs', query })

export const loadOwnRequestLog = (context: Context, requestLogID: string) =>
  callAsClient<RequestLogDetailView>(context, {
    call: 'GET /clients/:clientID/request-logs/:requestLogID',
    params: { requestLogID },
  })

export const listRequestLogs = (context: Context, query: LogQuery) =>
  callAsStaff<Page<RequestLogView>>(context, { call: 'GET /request-logs', query })

export const loadRequestLog = (context: Context, requestLogID: string) =>
  callAsStaff<RequestLogDetailView>(context, { call: 'GET /request-logs/:requestLogID', params: { requestLogID } })

export const loadOwnTimeline = (context: Context, transactionID: string) =>
  callAsClient<TimelineView>(context, {
    call: 'GET /clients/:clientID/transactions/:transactionID/timeline',
    params: { transactionID },
  })

export const loadTimeline = (context: Context, transactionID: string) =>
  callAsStaff<TimelineView>(context, { call: 'GET /transactions/:transactionID/timeline', params: { transactionID } })
