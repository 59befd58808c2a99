import type { SaveDunningSettings } from '#contract/dunning-settings.js'
import type { SavePortalSettings } from '#contract/portal-settings.js'
import type {
  CancelSubscription,
  ChangeSubscription,
  CreateSubscription,
  PreviewSubscription,
} from '#contract/subscriptions.js'
import type { Context } from '../session/site-context.server'
import { callAsClient, fileAsClient } from './as-client.server'
import { asText } from './csv.server'

interface SubscriptionQuery {
  q?: string
  status?: string | null
  cancellationFeedback?: string | null
  cancellationFirstMonth?: string | null
  cancellationLastMonth?: string | null
  customerID?: string
  testClockID?: string
  cursor?: string | null
}

export const listOwnSubscriptions = (context: Context, query: SubscriptionQuery) =>
  callAsClient(context, { call: 'GET /subscriptions', query: { ...query } })

export const ownSubscriptionsFile = (context: Context, query: SubscriptionQuery): Promise<Response> =>
  fileAsClient(context, { call: 'GET /subscriptions/export.csv', query: { ...query } }).catch(asText)

export const loadOwnSubscription = (context: Context, subscriptionID: string) =>
  callAsClient(context, { call: 'GET /subscriptions/:subscriptionID', params: { subscriptionID } })

export const listOwnTries = (context: Context, subscriptionID: string) =>
  callAsClient(context, { call: 'GET /subscriptions/:subscriptionID/payment-tries', params: { subscriptionID } })

/** @param key of the form: sent twice, it creates one subscription */
export const createOwnSubscription = (context: Context, body: CreateSubscription, key: string) =>
  callAsClient(context, { call: 'POST /subscriptions', body, idempotencyKey: key })

export const previewOwnSubscription = (context: Context, subscriptionID: string, body: PreviewSubscription = {}) =>
  callAsClient(context, { call: 'POST /subscriptions/:subscriptionID/preview', params: { subscriptionID }, body })

export const changeOwnSubscription = (
  context: Context,
  subscriptionID: string,
  body: ChangeSubscription,
  ifMatch: string,
) => callAsClient(context, { call: 'PUT /subscriptions/:subscriptionID', params: { subscriptionID }, body, ifMatch })

export const cancelOwnSubscription = (context: Context, subscriptionID: string, body: CancelSubscription) =>
  callAsClient(context, { call: 'POST /subscriptions/:subscriptionID/cancel', params: { subscriptionID }, body })

export const pauseOwnSubscription = (context: Context, subscriptionID: string) =>
  callAsClient(context, { call: 'POST /subscriptions/:subscriptionID/pause', params: { subscriptionID } })

export const resumeOwnSubscription = (context: Context, subscriptionID: string) =>
  callAsClient(context, { call: 'POST /subscriptions/:subscriptionID/resume', params: { subscriptionID } })

export const loadRetryPlan = (context: Context) => callAsClient(context, { call: 'GET /dunning-settings' })

export const saveRetryPlan = (context: Context, body: SaveDunningSettings, ifMatch: string) =>
  callAsClient(context, { call: 'PUT /dunning-settings', body, ifMatch })

export const loadPortalSettings = (context: Context) => callAsClient(context, { call: 'GET /portal-settings' })

export const savePortalSettings = (context: Context, body: SavePortalSettings, ifMatch: string) =>
  callAsClient(context, { call: 'PUT /portal-settings', body, ifMatch })
