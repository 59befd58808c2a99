import type { Page } from '#contract/answers.js'
import type {
  ListWebhookDeliveries,
  ReplayWebhookDeliveries,
  WebhookDeliveryDetailView,
  WebhookDeliveryView,
  WebhookReplayView,
  WebhookSignatureView,
} from '#contract/webhooks.js'
import { signedInClient } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { withQuery } from './http.server'

const own = (context: Context) => `/clients/${signedInClient(context).client.clientID}/webhook-deliveries`
const one = (context: Context, deliveryID: string) => `${own(context)}/${encodeURIComponent(deliveryID)}`

type DeliveryQuery = Partial<Record<keyof ListWebhookDeliveries, string | null>>

export const listOwnDeliveries = (context: Context, query: DeliveryQuery) =>
  callAsClient<Page<WebhookDeliveryView>>(context, { method: 'GET', path: withQuery(own(context), query) })

export async function latestDeliveryTo(context: Context, endpointID: string): Promise<WebhookDeliveryView | null> {
  const { items } = await listOwnDeliveries(context, { endpointID, limit: '1' })
  return items[0] ?? null
}

export const loadOwnDelivery = (context: Context, deliveryID: string) =>
  callAsClient<WebhookDeliveryDetailView>(context, { method: 'GET', path: one(context, deliveryID) })

export const loadOwnSignature = (context: Context, deliveryID: string) =>
  callAsClient<WebhookSignatureView>(context, { method: 'GET', path: `${one(context, deliveryID)}/signature` })

export const replayOwnDelivery = (context: Context, deliveryID: string) =>
  callAsClient<WebhookDeliveryDetailView>(context, { method: 'POST', path: `${one(context, deliveryID)}/replay` })

export const replayOwnDeliveries = (context: Context, body: ReplayWebhookDeliveries) =>
  callAsClient<WebhookReplayView>(context, { method: 'POST', path: `${own(context)}/replay`, body })
