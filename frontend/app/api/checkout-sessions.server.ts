import type { CreateCheckoutSession } from '#contract/checkout-sessions.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

export const listOwnSessions = (context: Context, query: { status: string | null; cursor: string | null }) =>
  callAsClient(context, { call: 'GET /checkout-sessions', query })

/** @param key of the form: sent twice, it creates one session */
export const createOwnSession = (context: Context, body: CreateCheckoutSession, key: string) =>
  callAsClient(context, { call: 'POST /checkout-sessions', body, idempotencyKey: key })

export const expireOwnSession = (context: Context, checkoutSessionID: string) =>
  callAsClient(context, { call: 'POST /checkout-sessions/:checkoutSessionID/expire', params: { checkoutSessionID } })
