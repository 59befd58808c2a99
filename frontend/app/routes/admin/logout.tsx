import { redirect } from 'react-router'
import { session } from '#contract/messages/sign-in.js'
import { silently } from '../../api/silently.server'
import { signOutEverywhere } from '../../api/single-sign-on.server'
import { setCookies } from '../../session/cookies.server'
import { dropPortalToken, readPortalSession } from '../../session/portal-session.server'
import { keepSignOut } from '../../session/sign-on.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/logout'

/** Following a link must not sign anybody out. */
export const loader = () => redirect('/admin')

/** The server is told, and whatever it says, the session here ends. */
export async function action({ request, context }: Route.ActionArgs) {
  const held = await readPortalSession(request, context)
  const there = held && (await silently(signOutEverywhere(context, held.token), null))
  if (there) {
    const cookies = setCookies(await dropPortalToken(context), await keepSignOut(context, there))
    return redirect('/admin/signed-out', { headers: cookies })
  }
  return redirectWithToast(context, '/admin/login', success(session.signedOut), await dropPortalToken(context))
}
