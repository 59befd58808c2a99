import { redirect } from 'react-router'
import { session } from '#contract/messages/sign-in.js'
import { logOutPortalUser } from '../../api/portal-users.server'
import { silently } from '../../api/silently.server'
import { dropPortalToken, readPortalSession } from '../../session/portal-session.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/logout'

/** Following a link must not sign anybody out. */
export const loader = () => redirect('/admin')

/** The server is told, and whatever it says, the session here ends. */
export async function action({ request, context }: Route.ActionArgs) {
  const held = await readPortalSession(request, context)
  if (held) await silently(logOutPortalUser(context, held.token), undefined)
  return redirectWithToast(context, '/admin/login', success(session.signedOut), await dropPortalToken(context))
}
