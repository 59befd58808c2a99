import { data, Form, Outlet } from 'react-router'
import { portalTokenKey } from '#contract/limits.js'
import { ApiError } from '../../api/http.server'
import { renewedCookie, restorePortalSession } from '../../api/portal-users.server'
import { KeptForm } from '../../components/kept-form'
import { PortalFrame } from '../../components/portal-frame'
import { PortalLogoutButton } from '../../components/portal-logout-button'
import { leadToSignIn, orLeadToSignIn } from '../../session/ended-session.server'
import { readKeptForm } from '../../session/kept-form.server'
import { SessionMarker } from '../../session/markers'
import { portalSession, portalUser, readLastPortalToken } from '../../session/portal-session.server'
import type { Route } from './+types/layout'
import { menu, moreMenu, reachablePages } from './parts/menu'
import { Shortcuts } from './search/shortcuts'

const requireStaff: Route.MiddlewareFunction = async ({ request, context, url }, next) => {
  const origin = request.method === 'GET' ? url.pathname + url.search : url.pathname
  const guarded = {
    request,
    context,
    origin,
    page: '/admin/login',
    held: await readLastPortalToken(request, context),
  } as const
  const run = async () => {
    const isSignedIn = await restorePortalSession(request, context, origin).catch((error: unknown) => {
      if (error instanceof ApiError) throw data(error.sentence, { status: error.status })
      throw error
    })
    if (!isSignedIn) throw await leadToSignIn(guarded)
    return next()
  }
  const response = await orLeadToSignIn(guarded, run, () => context.get(portalSession)?.hasEnded ?? false)
  for (const cookie of await renewedCookie(context)) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

export const middleware: Route.MiddlewareFunction[] = [requireStaff]

// Without a loader of its own the guard would not run on navigations inside the area.
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = context.get(portalUser)
  const { userName, email, isAdmin, routes } = user
  const kept = await readKeptForm(request, context, user.id)
  return {
    kept: kept?.path === url.pathname ? kept.typed : null,
    userName,
    email,
    isAdmin,
    // An administrator may call every one of them.
    routes: isAdmin ? [] : routes,
    pages: reachablePages(user),
    until: context.get(portalSession)?.until ?? null,
  }
}

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  const { userName, email, until, pages, kept } = loaderData
  const logout = (
    <Form method="post" action="/admin/logout">
      <PortalLogoutButton />
    </Form>
  )
  return (
    <PortalFrame
      area="admin"
      items={menu.filter(({ to }) => pages.includes(to))}
      moreItems={moreMenu.filter(({ to }) => pages.includes(to))}
      person={{ name: userName, detail: email }}
      profile="/admin/profile"
      logout={logout}
      tools={<Shortcuts />}
    >
      <SessionMarker storageKey={portalTokenKey} until={until} />
      {kept && <KeptForm typed={kept} />}
      <Outlet />
    </PortalFrame>
  )
}
