import type { Context } from '../session/site-context.server'
import { callAsClient, fileAsClient } from './as-client.server'
import { asText } from './csv.server'

interface UsageQuery {
  subscriptionID?: string
  priceID?: string
  from?: string
  to?: string
  cursor?: string | null
  limit?: number
}

export const listOwnUsage = (context: Context, query: UsageQuery) =>
  callAsClient(context, { call: 'GET /usage-events', query: { ...query } })

export const ownUsageFile = (context: Context, query: UsageQuery): Promise<Response> =>
  fileAsClient(context, { call: 'GET /usage-events/export.csv', query: { ...query } }).catch(asText)

export const loadUsage = (context: Context, subscriptionID: string) =>
  callAsClient(context, { call: 'GET /subscriptions/:subscriptionID/usage', params: { subscriptionID } })
