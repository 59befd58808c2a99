import { isMerchant } from '../../api/as-person.server'
import { signedInClient } from '../../session/client-session.server'
import { portalUser } from '../../session/portal-session.server'
import type { Context } from '../../session/site-context.server'

/** With which somebody signs in to the area that they are in. */
export const ownAddress = (context: Context): string =>
  isMerchant(context) ? signedInClient(context).client.emailAddress : context.get(portalUser).email
