import type { ConfirmEmail, LoginPortalUser, RegisterPortalUser } from '#contract/portal-users.js'
import { keepPortalToken, portalSession, portalUser, readPortalSession } from '../session/portal-session.server'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { callApi } from './http.server'

export const logInPortalUser = (context: Context, body: LoginPortalUser, deviceToken: string | null) =>
  callApi(context, { call: 'POST /portal-users/login', body, deviceToken })

/** By a visitor: the account reaches nothing until staff give it a role. */
export const registerPortalUser = (context: Context, body: RegisterPortalUser) =>
  callApi(context, { call: 'POST /portal-users', body })

export const confirmEmail = (context: Context, body: ConfirmEmail) =>
  callApi(context, { call: 'POST /portal-users/confirm-email', body })

/** False if no cookie came; a dead one leads to sign-in. */
export async function restorePortalSession(request: Request, context: Context, origin = ''): Promise<boolean> {
  const session = await readPortalSession(request, context, origin)
  if (!session) return false
  context.set(portalSession, session)
  context.set(portalUser, await callAsStaff(context, { call: 'GET /portal-users/me' }))
  return true
}

/** The headers to send on the way out: a renewed token must reach the browser, or the next request uses a dead one. */
export async function renewedCookie(context: Context): Promise<string[]> {
  const session = context.get(portalSession)
  return session?.renewal && !session.hasEnded ? [await keepPortalToken(context, session)] : []
}
