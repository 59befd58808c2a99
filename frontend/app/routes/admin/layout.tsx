import { data, Form, Outlet } from 'react-router'
import { portalTokenKey } from '#contract/limits.js'
import { staffPlaceholder } from '#contract/messages/search.js'
import { loadWaitingCounts } from '../../api/attention.server'
import { loadStaffHome } from '../../api/home.server'
import { ApiError } from '../../api/http.server'
import { renewedCookie, restorePortalSession } from '../../api/portal-users.server'
import { EnrolmentNotice } from '../../components/enrolment-notice'
import { KeptForm } from '../../components/kept-form'
import { PortalFrame } from '../../components/portal-frame'
import { ProofDialog } from '../../components/proof-dialog'
import { Shortcuts } from '../../components/shortcuts'
import { PortalLogoutButton } from '../../components/portal-logout-button'
import { leadToSignIn, orLeadToSignIn } from '../../session/ended-session.server'
import { orAskForProof } from '../../session/missing-proof.server'
import { readKeptForm } from '../../session/kept-form.server'
import { SessionMarker } from '../../session/markers'
import { openGroupsOf } from '../../session/open-groups.server'
import type { Context } from '../../session/site-context.server'
import { portalSession, portalUser, readLastPortalToken } from '../../session/portal-session.server'
import type { Route } from './+types/layout'
import { groupsFor, menu, reachablePages } from './parts/menu'
import { loadReadinessOnce, setMode } from '../../api/live-readiness.server'
import { modeOfPages } from '../../session/mode.server'

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
    await setMode(request, context, 'admin', url)
    return next()
  }
  const session = () => context.get(portalSession)
  const response = await orAskForProof(
    { ...guarded, url, page: '/admin/step-up' },
    () => session()?.missingProof,
    () =>
      orLeadToSignIn(guarded, run, {
        hasEnded: () => session()?.hasEnded ?? false,
        mustEnrol: () => session()?.mustEnrol ?? false,
      }),
  ).catch(async (thrown: unknown) => {
    if (thrown instanceof Response) await addRenewed(context, thrown)
    throw thrown
  })
  await addRenewed(context, response)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

// Also on the way to another page: else the next request would come with a token that is replaced.
async function addRenewed(context: Context, response: Response): Promise<void> {
  for (const cookie of await renewedCookie(context)) response.headers.append('Set-Cookie', cookie)
}

export const middleware: Route.MiddlewareFunction[] = [requireStaff]

/** It asks for the counts of the menu too. */
const dashboard = '/admin/dashboard'

// Without a loader of its own the guard would not run on navigations inside the area.
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = context.get(portalUser)
  const { userName, email, isAdmin, routes } = user
  const [kept, readiness, waiting] = await Promise.all([
    readKeptForm(request, context, user.id),
    loadReadinessOnce(context, 'admin'),
    url.pathname === dashboard ? loadStaffHome(context, url).then((home) => home.waiting) : loadWaitingCounts(context),
  ])
  return {
    kept: kept?.path === url.pathname ? kept.typed : null,
    modes: { mode: context.get(modeOfPages), readiness },
    userName,
    email,
    isAdmin,
    // An administrator may call every one of them.
    routes: isAdmin ? [] : routes,
    pages: reachablePages(user),
    waiting,
    openGroups: openGroupsOf(request, 'admin'),
    until: context.get(portalSession)?.until ?? null,
    requiredFrom: user.secondFactorRequiredFrom ?? null,
  }
}

export default function AdminArea({ loaderData }: Route.ComponentProps) {
  const { userName, email, until, pages, waiting, openGroups, kept, requiredFrom, modes } = loaderData
  const logout = (
    <Form method="post" action="/admin/logout">
      <PortalLogoutButton />
    </Form>
  )
  return (
    <PortalFrame
      area="admin"
      items={menu.filter(({ to }) => pages.includes(to))}
      groups={groupsFor(pages, waiting)}
      openGroups={openGroups}
      person={{ name: userName, detail: email }}
      profile="/admin/profile"
      modes={modes}
      logout={logout}
      tools={<Shortcuts address="/admin/search" placeholder={staffPlaceholder} />}
    >
      <SessionMarker storageKey={portalTokenKey} until={until} />
      {requiredFrom && <EnrolmentNotice from={requiredFrom} />}
      <ProofDialog address="/admin/step-up/proof" />
      {kept && <KeptForm typed={kept} />}
      <Outlet />
    </PortalFrame>
  )
}
