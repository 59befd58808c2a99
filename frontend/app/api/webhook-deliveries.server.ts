import type { ListWebhookDeliveries, ReplayWebhookDeliveries, WebhookDeliveryView } from '#contract/webhooks.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

type DeliveryQuery = Partial<Record<keyof ListWebhookDeliveries, string | null>>

export const listOwnDeliveries = (context: Context, query: DeliveryQuery) =>
  callAsClient(context, { call: 'GET /clients/:clientID/webhook-deliveries', query })

export async function latestDeliveryTo(context: Context, endpointID: string): Promise<WebhookDeliveryView | null> {
  const { items } = await listOwnDeliveries(context, { endpointID, limit: '1' })
  return items[0] ?? null
}

export const loadOwnDelivery = (context: Context, deliveryID: string) =>
  callAsClient(context, { call: 'GET /clients/:clientID/webhook-deliveries/:deliveryID', params: { deliveryID } })

export const loadOwnSignature = (context: Context, deliveryID: string) =>
  callAsClient(context, {
    call: 'GET /clients/:clientID/webhook-deliveries/:deliveryID/signature',
    params: { deliveryID },
  })

export const replayOwnDelivery = (context: Context, deliveryID: string) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/webhook-deliveries/:deliveryID/replay',
    params: { deliveryID },
  })

export const replayOwnDeliveries = (context: Context, body: ReplayWebhookDeliveries) =>
  callAsClient(context, { call: 'POST /clients/:clientID/webhook-deliveries/replay', body })
