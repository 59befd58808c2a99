import type { CallAnswers } from '#contract/generated/call-answers.js'
import type { ApiCall } from '#contract/generated/calls.js'
import { clientSession, signedInClient } from '../session/client-session.server'
import { portalUser } from '../session/portal-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import type { Call, CallOf } from './http.server'

/** For screens that both areas have: as whoever is signed in to the area of this request. */
export function callAsPerson<Route extends ApiCall>(context: Context, call: CallOf<Route>): Promise<CallAnswers[Route]>
export function callAsPerson<T>(context: Context, call: Call): Promise<T>
export function callAsPerson(context: Context, call: Call): Promise<unknown> {
  if (isMerchant(context)) return callAsClient<unknown>(context, call as Call<'clientID'>)
  return callAsStaff<unknown>(context, call)
}

export const isMerchant = (context: Context): boolean => context.get(clientSession) !== null

export const ownProfile = (context: Context): string => (isMerchant(context) ? '/client/profile' : '/admin/profile')

/** With which they sign in. */
export const ownAddress = (context: Context): string =>
  isMerchant(context) ? signedInClient(context).client.emailAddress : context.get(portalUser).email
