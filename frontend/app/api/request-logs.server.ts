import type { ListAllRequestLogs } from '#contract/request-logs.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

type LogQuery = Partial<Record<keyof ListAllRequestLogs, string | null>>

export const listOwnRequestLogs = (context: Context, query: LogQuery) =>
  callAsClient(context, { call: 'GET /clients/:clientID/request-logs', query })

export const loadOwnRequestLog = (context: Context, requestLogID: string) =>
  callAsClient(context, { call: 'GET /clients/:clientID/request-logs/:requestLogID', params: { requestLogID } })

export const listRequestLogs = (context: Context, query: LogQuery) =>
  callAsStaff(context, { call: 'GET /request-logs', query })

export const loadRequestLog = (context: Context, requestLogID: string) =>
  callAsStaff(context, { call: 'GET /request-logs/:requestLogID', params: { requestLogID } })

export const loadOwnTimeline = (context: Context, transactionID: string) =>
  callAsClient(context, {
    call: 'GET /clients/:clientID/transactions/:transactionID/timeline',
    params: { transactionID },
  })

export const loadTimeline = (context: Context, transactionID: string) =>
  callAsStaff(context, { call: 'GET /transactions/:transactionID/timeline', params: { transactionID } })
