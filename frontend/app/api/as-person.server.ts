import { clientSession, signedInClient } from '../session/client-session.server'
import { portalUser } from '../session/portal-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import type { Call } from './http.server'

/** For screens that both areas have: as whoever is signed in to the area of this request. */
export const callAsPerson = <T>(context: Context, call: Call): Promise<T> =>
  isMerchant(context) ? callAsClient<T>(context, call as Call<'clientID'>) : callAsStaff<T>(context, call)

export const isMerchant = (context: Context): boolean => context.get(clientSession) !== null

export const ownProfile = (context: Context): string => (isMerchant(context) ? '/client/profile' : '/admin/profile')

/** With which they sign in. */
export const ownAddress = (context: Context): string =>
  isMerchant(context) ? signedInClient(context).client.emailAddress : context.get(portalUser).email
