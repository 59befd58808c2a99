import { type ReactNode, useMemo } from 'react'
import { Form, isRouteErrorResponse, Outlet } from 'react-router'
import { clientTokenKey } from '#contract/limits.js'
import * as searchWords from '#contract/messages/search.js'
import { permissionMissing } from '#contract/messages/rights.js'
import { failed } from '#contract/messages/outcomes.js'
import { toWaiting } from '../../api/as-client.server'
import { ApiError } from '../../api/http.server'
import { loadClientFrame } from '../../api/members.server'
import { permissionOf } from '../../api/require-call.server'
import { useAnswerToast } from '../../components/answer-toast'
import { ErrorPage } from '../../components/error-page'
import { KeptForm } from '../../components/kept-form'
import { PortalFrame } from '../../components/portal-frame'
import type { PortalItem } from '../../components/portal-menu'
import { ProofDialog } from '../../components/proof-dialog'
import { PortalLogoutButton } from '../../components/portal-logout-button'
import { Shortcuts } from '../../components/shortcuts'
import { TryAgain } from '../../components/try-again'
import {
  type ClientSession,
  clientSession,
  mayOwn,
  readClientToken,
  readLastClientToken,
  signedInClient,
} from '../../session/client-session.server'
import { leadToSignIn, orLeadToSignIn } from '../../session/ended-session.server'
import { orAskForProof } from '../../session/missing-proof.server'
import { readKeptForm } from '../../session/kept-form.server'
import { SessionMarker } from '../../session/markers'
import { openGroupsOf } from '../../session/open-groups.server'
import type { Context } from '../../session/site-context.server'
import { heard } from '../../session/spoken.server'
import { failure, redirectWithToast } from '../../session/toast.server'
import type { Route } from './+types/layout'
import { groups, items } from './parts/menu'
import { callOfPage } from './parts/pages'
import { ClientSwitcher } from './parts/switcher'
import { setMode, unknownReadiness } from '../../api/live-readiness.server'
import { modeOfPages } from '../../session/mode.server'

const requireActiveClient: Route.MiddlewareFunction = async ({ request, context, url }, next) => {
  // What a form was posted to may only make sense in a dialog; its path is a page.
  const origin = request.method === 'GET' ? url.pathname + url.search : url.pathname
  const guarded = {
    request,
    context,
    origin,
    page: '/client/login',
    held: await readLastClientToken(request, context),
  } as const
  const held = await readClientToken(request, context)
  if (!held) throw await leadToSignIn(guarded)

  const session: ClientSession = { ...held, origin, client: null }
  context.set(clientSession, session)
  const run = async () => {
    await readClient(context, session)
    await setMode(request, context, 'client', url, session.readiness)
    await requirePage(context, request, url)
    return next()
  }
  const response = await orAskForProof(
    { ...guarded, url, page: '/client/step-up' },
    () => session.missingProof,
    () =>
      orLeadToSignIn(guarded, run, {
        hasEnded: () => session.hasEnded ?? false,
        mustEnrol: () => session.mustEnrol ?? false,
      }),
  )
  response.headers.set('Cache-Control', 'no-store')
  return response
}

async function readClient(context: Context, session: ClientSession): Promise<void> {
  const loaded = await loadClientFrame(context).catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
  // Thrown from here it would be shown without the frame; whoever reads the session throws it, and calls are judged by the API.
  if (loaded instanceof ApiError) {
    session.failedWith = loaded.status
    return
  }
  if (!loaded.client.isActive) throw await toWaiting(context, session.token)
  Object.assign(session, loaded)
}

// Where a form is posted to, the API refuses by itself, and the form says so.
async function requirePage(context: Context, request: Request, url: URL): Promise<void> {
  const call = request.method === 'GET' && context.get(clientSession)?.client ? callOfPage(url.pathname) : undefined
  if (!call || mayOwn(context, call)) return
  const sentence = permissionMissing(await permissionOf(context, call), call)
  throw await redirectWithToast(context, '/client/dashboard', failure(sentence))
}

export const middleware: Route.MiddlewareFunction[] = [requireActiveClient]

// Without a loader of its own the guard would not run on navigations inside the area.
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { client, until, membership, readiness = unknownReadiness } = signedInClient(context)
  const { member, routes = [], clients = [] } = membership ?? {}
  const kept = await readKeptForm(request, context, client.clientID)
  return {
    name: client.name,
    emailAddress: member?.emailAddress ?? client.emailAddress,
    routes: member?.isOwner ? null : routes,
    clients: clients.length > 1 ? clients : [],
    modes: { mode: context.get(modeOfPages), readiness: { ...readiness, sentence: heard(readiness.sentence ?? '') } },
    openGroups: openGroupsOf(request, 'client'),
    until,
    kept: kept?.path === url.pathname ? kept.typed : null,
  }
}

export default function ClientArea({ loaderData }: Route.ComponentProps) {
  const { until, kept } = loaderData
  return (
    <Frame area={loaderData}>
      <SessionMarker storageKey={clientTokenKey} until={until} />
      <ProofDialog address="/client/step-up/proof" />
      {kept && <KeptForm typed={kept} />}
      <Outlet />
    </Frame>
  )
}

interface FrameProps {
  /** Nobody knows whose frame it is when the question about the client failed. */
  area:
    | Pick<Route.ComponentProps['loaderData'], 'name' | 'emailAddress' | 'routes' | 'clients' | 'modes' | 'openGroups'>
    | undefined
  children: ReactNode
}

function Frame({ area, children }: FrameProps) {
  const isShown = ({ to }: PortalItem) => {
    const call = callOfPage(to)
    return !call || !area?.routes || area.routes.includes(call)
  }
  return (
    <PortalFrame
      area="client"
      items={items().filter(isShown)}
      groups={groups().map((one) => ({ ...one, items: one.items.filter(isShown) }))}
      openGroups={area?.openGroups ?? null}
      modes={area?.modes}
      person={area ? { name: area.name, detail: area.emailAddress } : null}
      tools={area && <Shortcuts address="/client/search" placeholder={searchWords.merchantPlaceholder} />}
      personMenu={area && area.clients.length > 0 && <ClientSwitcher clients={area.clients} />}
      logout={
        <Form method="post" action="/client/logout">
          <PortalLogoutButton />
        </Form>
      }
    >
      {children}
    </PortalFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  useAnswerToast(useMemo(() => ({ toast: isUnanswered(error) ? statusFailure() : undefined }), [error]))
  return (
    <Frame area={loaderData}>
      <ErrorPage error={error} again={<TryAgain />} />
    </Frame>
  )
}

const statusFailure = () => ({ kind: 'error' as const, text: failed.clientStatus })
const isUnanswered = (error: unknown) => isRouteErrorResponse(error) && error.data === failed.clientStatus
