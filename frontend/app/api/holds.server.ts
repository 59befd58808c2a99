import type { HoldView } from '#contract/holds.js'
import { mayOwn } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callApi } from './http.server'
import { silently } from './silently.server'

/** Why no key can be made now and the settlement account stays; none: nothing is held. */
export const listOwnHolds = async (context: Context): Promise<HoldView[]> => {
  const none = { items: [], nextCursor: null }
  if (!mayOwn(context, 'GET /clients/me/holds')) return none.items
  return (await silently(callAsClient(context, { call: 'GET /clients/me/holds' }), none)).items
}

export const askForHoldLinks = (context: Context) => callAsClient(context, { call: 'POST /clients/me/holds/links' })

export const readHoldLink = (context: Context, token: string) =>
  callApi(context, { call: 'POST /holds/read', body: { token } })

export const liftHold = (context: Context, token: string) =>
  callApi(context, { call: 'POST /holds/lift', body: { token } })
