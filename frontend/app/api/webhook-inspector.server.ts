import type { WebhookInspectorView } from '#contract/webhooks.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { ApiError } from './http.server'

/** null: there is none yet. */
export async function findOwnInspector(context: Context): Promise<WebhookInspectorView | null> {
  try {
    return await callAsClient(context, { call: 'GET /clients/:clientID/webhook-inspector' })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const openOwnInspector = (context: Context) =>
  callAsClient(context, { call: 'POST /clients/:clientID/webhook-inspector' })

export const listInspectorRequests = (context: Context, cursor: string | null) =>
  callAsClient(context, { call: 'GET /clients/:clientID/webhook-inspector/requests', query: { cursor } })
