import { data, Form, Outlet, redirect } from 'react-router'
import { portalTokenKey } from '#contract/limits.js'
import { ApiError } from '../../api/http.server'
import { renewedCookie, restorePortalSession } from '../../api/portal-users.server'
import { PortalFrame } from '../../components/portal-frame'
import { PortalLogoutButton } from '../../components/portal-logout-button'
import { SessionMarker } from '../../session/markers'
import { portalSession, portalUser } from '../../session/portal-session.server'
import type { Route } from './+types/layout'
import { menu, moreMenu, reachablePages } from './menu'
import { Shortcuts } from './shortcuts'

const requireStaff: Route.MiddlewareFunction = async ({ request, context }, next) => {
  const isSignedIn = await restorePortalSession(request, context).catch((error: unknown) => {
    if (error instanceof ApiError) throw data(error.sentence, { status: error.status })
    throw error
  })
  if (!isSignedIn) throw redirect('/admin/login')

  const response = await next()
  for (const cookie of await renewedCookie(context)) response.headers.append('Set-Cookie', cookie)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

export const middleware: Route.MiddlewareFunction[] = [requireStaff]

// Without a loader of its own the guard would not run on navigations inside the area.
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(portalUser)
  const { userName, email, isAdmin, routes } = user
  return {
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
  const { userName, email, until, pages } = loaderData
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
      logout={logout}
      tools={<Shortcuts />}
    >
      <SessionMarker storageKey={portalTokenKey} until={until} />
      <Outlet />
    </PortalFrame>
  )
}
