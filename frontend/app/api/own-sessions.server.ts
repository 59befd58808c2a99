import type { Context } from '../session/site-context.server'
import { callAsPerson, isMerchant } from './as-person.server'

export const listOwnSessions = (context: Context) =>
  callAsPerson(context, { call: isMerchant(context) ? 'GET /clients/me/sessions' : 'GET /portal-users/me/sessions' })

export function endOwnSession(context: Context, sessionID: string): Promise<void> {
  const params = { sessionID }
  if (isMerchant(context)) return callAsPerson(context, { call: 'DELETE /clients/me/sessions/:sessionID', params })
  return callAsPerson(context, { call: 'DELETE /portal-users/me/sessions/:sessionID', params })
}
