import { type ReactNode, useMemo } from 'react'
import { Form, isRouteErrorResponse, Outlet } from 'react-router'
import { clientTokenKey } from '#contract/limits.js'
import * as words from '#contract/messages/client/area.js'
import { failed } from '#contract/messages/outcomes.js'
import { toWaiting } from '../../api/as-client.server'
import { loadOwnProfile } from '../../api/clients.server'
import { ApiError } from '../../api/http.server'
import { useAnswerToast } from '../../components/answer-toast'
import { ErrorPage } from '../../components/error-page'
import {
  BankIcon,
  DashboardIcon,
  KeyIcon,
  LinkIcon,
  PersonIcon,
  TransactionsIcon,
  WebhookIcon,
} from '../../components/icon'
import { KeptForm } from '../../components/kept-form'
import { PortalFrame } from '../../components/portal-frame'
import { ProofDialog } from '../../components/proof-dialog'
import { PortalLogoutButton } from '../../components/portal-logout-button'
import { TryAgain } from '../../components/try-again'
import {
  type ClientSession,
  clientSession,
  readClientToken,
  readLastClientToken,
  signedInClient,
} from '../../session/client-session.server'
import { leadToSignIn, orLeadToSignIn } from '../../session/ended-session.server'
import { orAskForProof } from '../../session/missing-proof.server'
import { readKeptForm } from '../../session/kept-form.server'
import { SessionMarker } from '../../session/markers'
import type { Context } from '../../session/site-context.server'
import type { Route } from './+types/layout'

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
  const client = await loadOwnProfile(context).catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
  // Thrown from here it would be shown without the frame; whoever reads the session throws it, and calls are judged by the API.
  if (client instanceof ApiError) session.failedWith = client.status
  else if (!client.isActive) throw await toWaiting(context, session.token)
  else session.client = client
}

export const middleware: Route.MiddlewareFunction[] = [requireActiveClient]

// Without a loader of its own the guard would not run on navigations inside the area.
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { client, until } = signedInClient(context)
  const kept = await readKeptForm(request, context, client.clientID)
  return {
    name: client.name,
    emailAddress: client.emailAddress,
    until,
    kept: kept?.path === url.pathname ? kept.typed : null,
  }
}

const items = [
  { to: '/client/dashboard', label: words.dashboard, icon: DashboardIcon },
  { to: '/client/api-users', label: words.apiUsers, icon: KeyIcon },
  { to: '/client/transactions', label: words.transactions, icon: TransactionsIcon },
]

const moreItems = [
  { to: '/client/payment-links', label: words.paymentLinks, icon: LinkIcon },
  { to: '/client/banks', label: words.balance, icon: BankIcon },
  { to: '/client/webhooks', label: words.webhooks, icon: WebhookIcon },
  { to: '/client/profile', label: words.profile, icon: PersonIcon },
]

export default function ClientArea({ loaderData: { name, emailAddress, until, kept } }: Route.ComponentProps) {
  return (
    <Frame person={{ name, detail: emailAddress }}>
      <SessionMarker storageKey={clientTokenKey} until={until} />
      <ProofDialog address="/client/step-up/proof" />
      {kept && <KeptForm typed={kept} />}
      <Outlet />
    </Frame>
  )
}

/** Nobody knows whose frame it is when the question about the client failed. */
const Frame = ({ person, children }: { person: { name: string; detail: string } | null; children: ReactNode }) => (
  <PortalFrame
    area="client"
    items={items}
    moreItems={moreItems}
    person={person}
    logout={
      <Form method="post" action="/client/logout">
        <PortalLogoutButton />
      </Form>
    }
  >
    {children}
  </PortalFrame>
)

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  useAnswerToast(useMemo(() => ({ toast: isUnanswered(error) ? statusFailure : undefined }), [error]))
  return (
    <Frame person={loaderData ? { name: loaderData.name, detail: loaderData.emailAddress } : null}>
      <ErrorPage error={error} again={<TryAgain />} />
    </Frame>
  )
}

const statusFailure = { kind: 'error' as const, text: failed.clientStatus }
const isUnanswered = (error: unknown) => isRouteErrorResponse(error) && error.data === failed.clientStatus
