import type { Page } from '#contract/answers.js'
import { pageSizeMax } from '#contract/limits.js'
import type {
  RotateWebhookSecret,
  SaveWebhookEndpoint,
  WebhookDeliveryDetailView,
  WebhookEndpointSecretView,
  WebhookEndpointView,
} from '#contract/webhooks.js'
import { signedInClient } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { withQuery } from './http.server'

const own = (context: Context) => `/clients/${signedInClient(context).client.clientID}/webhook-endpoints`
const one = (context: Context, endpointID: string) => `${own(context)}/${encodeURIComponent(endpointID)}`

/** All of them: a client may have fewer than a page holds. */
export const listOwnEndpoints = (context: Context) =>
  callAsClient<Page<WebhookEndpointView>>(context, {
    method: 'GET',
    path: withQuery(own(context), { limit: String(pageSizeMax) }),
  })

export async function findOwnEndpoint(context: Context, endpointID: string): Promise<WebhookEndpointView | null> {
  const { items } = await listOwnEndpoints(context)
  return items.find((endpoint) => endpoint.endpointID === endpointID) ?? null
}

export const createOwnEndpoint = (context: Context, body: SaveWebhookEndpoint, formID?: unknown) =>
  callAsClient<WebhookEndpointSecretView>(context, { method: 'POST', path: own(context), body, formID })

export const updateOwnEndpoint = (context: Context, endpointID: string, body: SaveWebhookEndpoint) =>
  callAsClient<WebhookEndpointView>(context, { method: 'PUT', path: one(context, endpointID), body })

export const deleteOwnEndpoint = (context: Context, endpointID: string) =>
  callAsClient<void>(context, { method: 'DELETE', path: one(context, endpointID) })

export const rotateOwnSecret = (context: Context, endpointID: string, body: RotateWebhookSecret) =>
  callAsClient<WebhookEndpointSecretView>(context, {
    method: 'POST',
    path: `${one(context, endpointID)}/rotate-secret`,
    body,
  })

export const enableOwnEndpoint = (context: Context, endpointID: string) =>
  callAsClient<WebhookEndpointView>(context, { method: 'POST', path: `${one(context, endpointID)}/enable` })

export const testOwnEndpoint = (context: Context, endpointID: string) =>
  callAsClient<WebhookDeliveryDetailView>(context, { method: 'POST', path: `${one(context, endpointID)}/test` })
