import type { Page } from '#contract/answers.js'
import type { WebhookInspectorRequestView, WebhookInspectorView } from '#contract/webhooks.js'
import { signedInClient } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { ApiError, withQuery } from './http.server'

const own = (context: Context) => `/clients/${signedInClient(context).client.clientID}/webhook-inspector`

/** null: there is none yet. */
export async function findOwnInspector(context: Context): Promise<WebhookInspectorView | null> {
  try {
    return await callAsClient<WebhookInspectorView>(context, { method: 'GET', path: own(context) })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const openOwnInspector = (context: Context) =>
  callAsClient<WebhookInspectorView>(context, { method: 'POST', path: own(context) })

export const listInspectorRequests = (context: Context, cursor: string | null) =>
  callAsClient<Page<WebhookInspectorRequestView>>(context, {
    method: 'GET',
    path: withQuery(`${own(context)}/requests`, { cursor }),
  })
