import type { Page } from '#contract/answers.js'
import type {
  ListWebhookDeliveries,
  ReplayWebhookDeliveries,
  WebhookDeliveryDetailView,
  WebhookDeliveryView,
  WebhookReplayView,
  WebhookSignatureView,
} from '#contract/webhooks.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

type DeliveryQuery = Partial<Record<keyof ListWebhookDeliveries, string | null>>

export const listOwnDeliveries = (context: Context, query: DeliveryQuery) =>
  callAsClient<Page<WebhookDeliveryView>>(context, { call: 'GET /clients/:clientID/webhook-deliveries', query })

export async function latestDeliveryTo(context: Context, endpointID: string): Promise<WebhookDeliveryView | null> {
  const { items } = await listOwnDeliveries(context, { endpointID, limit: '1' })
  return items[0] ?? null
}

export const loadOwnDelivery = (context: Context, deliveryID: string) =>
  callAsClient<WebhookDeliveryDetailView>(context, {
    call: 'GET /clients/:clientID/webhook-deliveries/:deliveryID',
    params: { deliveryID },
  })

export const loadOwnSignature = (context: Context, deliveryID: string) =>
  callAsClient<WebhookSignatureView>(context, {
    call: 'GET /clients/:clientID/webhook-deliveries/:deliveryID/signature',
    params: { deliveryID },
  })

export const replayOwnDelivery = (context: Context, deliveryID: string) =>
  callAsClient<WebhookDeliveryDetailView>(context, {
    call: 'POST /clients/:clientID/webhook-deliveries/:deliveryID/replay',
    params: { deliveryID },
  })

export const replayOwnDeliveries = (context: Context, body: ReplayWebhookDeliveries) =>
  callAsClient<WebhookReplayView>(context, { call: 'POST /clients/:clientID/webhook-deliveries/replay', body })
