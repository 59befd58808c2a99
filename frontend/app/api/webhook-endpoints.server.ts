import { pageSizeMax } from '#contract/limits.js'
import type { RotateWebhookSecret, SaveWebhookEndpoint, WebhookEndpointView } from '#contract/webhooks.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

/** All of them: a client may have fewer than a page holds. */
export const listOwnEndpoints = (context: Context) =>
  callAsClient(context, { call: 'GET /clients/:clientID/webhook-endpoints', query: { limit: pageSizeMax } })

export async function findOwnEndpoint(context: Context, endpointID: string): Promise<WebhookEndpointView | null> {
  const { items } = await listOwnEndpoints(context)
  return items.find((endpoint) => endpoint.endpointID === endpointID) ?? null
}

export const createOwnEndpoint = (context: Context, body: SaveWebhookEndpoint, formID?: unknown) =>
  callAsClient(context, { call: 'POST /clients/:clientID/webhook-endpoints', body, formID })

export const updateOwnEndpoint = (context: Context, endpointID: string, body: SaveWebhookEndpoint) =>
  callAsClient(context, { call: 'PUT /clients/:clientID/webhook-endpoints/:endpointID', params: { endpointID }, body })

export const deleteOwnEndpoint = (context: Context, endpointID: string) =>
  callAsClient(context, { call: 'DELETE /clients/:clientID/webhook-endpoints/:endpointID', params: { endpointID } })

export const rotateOwnSecret = (context: Context, endpointID: string, body: RotateWebhookSecret) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/webhook-endpoints/:endpointID/rotate-secret',
    params: { endpointID },
    body,
  })

export const enableOwnEndpoint = (context: Context, endpointID: string) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/webhook-endpoints/:endpointID/enable',
    params: { endpointID },
  })

export const testOwnEndpoint = (context: Context, endpointID: string) =>
  callAsClient(context, { call: 'POST /clients/:clientID/webhook-endpoints/:endpointID/test', params: { endpointID } })
