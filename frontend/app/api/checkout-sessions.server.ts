import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

export const listOwnSessions = (context: Context, query: { status: string | null; cursor: string | null }) =>
  callAsClient(context, { call: 'GET /checkout-sessions', query })

export const expireOwnSession = (context: Context, checkoutSessionID: string) =>
  callAsClient(context, { call: 'POST /checkout-sessions/:checkoutSessionID/expire', params: { checkoutSessionID } })
