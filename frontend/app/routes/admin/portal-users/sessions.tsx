import { useLocation } from 'react-router'
import * as words from '#contract/messages/admin/portal-users.js'
import { listPortalUserSessions } from '../../../api/portal-user-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { ButtonLink } from '../../../components/button'
import { DialogDone, DialogPanel, openDialog } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { useMay } from '../parts/may'
import { answerButton } from '../parts/button-answer.server'
import { SessionsTable } from '../parts/sessions-table'
import type { Route } from './+types/sessions'

export const meta: Route.MetaFunction = () => pageMeta(words.sessions)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'GET /portal-users/:id/sessions')
  const { items } = await rowOrGone(context, listPortalUserSessions(context, params.id))
  return { sessions: items }
}

export async function action({ request, context, params: { id }, url }: Route.ActionArgs) {
  const { sessionID = '' } = (await readForm(request)).typed
  return answerButton(context, {
    send: { call: 'DELETE /portal-users/:id/sessions/:sessionID', params: { id, sessionID } },
    to: url.pathname + url.search,
    done: words.sessionEnded,
    failed: words.thisSessionHasEndedAlready,
  })
}

export default function PortalUserSessions({ loaderData, params }: Route.ComponentProps) {
  const { isAdmin } = useMay()
  const back = listAddress('/admin/portal-users', useLocation().search)
  return (
    <DialogPanel title={words.sessions} lead={words.browsersThatAreSignedIn} back={back} wide>
      <div className="-mx-2 rounded-panel border border-line">
        <SessionsTable sessions={loaderData.sessions} end="DELETE /portal-users/:id/sessions/:sessionID" />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        {isAdmin ? (
          <ButtonLink {...openDialog} to={`/admin/portal-users/${params.id}/reset-factors`} variant="outline">
            {words.resetFactors}
          </ButtonLink>
        ) : (
          <span />
        )}
        <DialogDone back={back} />
      </div>
    </DialogPanel>
  )
}
