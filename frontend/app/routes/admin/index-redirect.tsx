import { redirect } from 'react-router'
import { renewedCookie, restorePortalSession } from '../../api/portal-users.server'
import { setCookies } from '../../session/cookies.server'
import type { Route } from './+types/index-redirect'

export async function loader({ request, context }: Route.LoaderArgs) {
  const isSignedIn = await restorePortalSession(request, context)
  if (!isSignedIn) return redirect('/admin/login')
  return redirect('/admin/dashboard', { headers: setCookies(...(await renewedCookie(context))) })
}
