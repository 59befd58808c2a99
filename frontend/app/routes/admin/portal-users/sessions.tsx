import { Form, useLocation, useNavigation } from 'react-router'
import * as words from '#contract/messages/admin/portal-users.js'
import type { SessionView } from '#contract/sessions.js'
import { endPortalUserSession, listPortalUserSessions } from '../../../api/portal-user-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { browserOf } from '#contract/browser-words.js'
import { Button, ButtonLink } from '../../../components/button'
import { type Column, DataTable } from '../../../components/data-table'
import { DialogDone, DialogPanel, openDialog } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import { answerButton } from '../parts/button-answer.server'
import type { Route } from './+types/sessions'

export const meta: Route.MetaFunction = () => pageMeta(words.sessions)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'GET /portal-users/:id/sessions')
  const { items } = await rowOrGone(context, listPortalUserSessions(context, params.id))
  return { sessions: items }
}

export async function action({ request, context, params: { id }, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  const button = { to: url.pathname + url.search, failed: words.thisSessionHasEndedAlready }
  return answerButton(context, button, async () => {
    await endPortalUserSession(context, id, String(input.sessionID))
    return success(words.sessionEnded)
  })
}

export default function PortalUserSessions({ loaderData, params }: Route.ComponentProps) {
  const { isAdmin } = useMay()
  const back = listAddress('/admin/portal-users', useLocation().search)
  return (
    <DialogPanel title={words.sessions} lead={words.browsersThatAreSignedIn} back={back} wide>
      <div className="-mx-2 rounded-panel border border-line">
        <DataTable
          cardsBelow={560}
          caption={words.sessions}
          columns={columns}
          rows={loaderData.sessions}
          rowKey={({ sessionID }) => sessionID}
          empty={{ sentence: words.nobodyIsSignedIn }}
        />
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

const columns: Column<SessionView>[] = [
  { key: 'address', header: words.address, cell: ({ address }) => address ?? words.unknown },
  {
    key: 'browser',
    header: words.browser,
    cell: ({ userAgent }) => <span title={userAgent ?? undefined}>{browserOf(userAgent)}</span>,
  },
  { key: 'since', header: words.since, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  {
    key: 'end',
    header: words.actions,
    headerHidden: true,
    align: 'right',
    cell: (row) => <EndSession session={row} />,
  },
]

function EndSession({ session: { sessionID, address, isCurrent } }: { session: SessionView }) {
  const { may } = useMay()
  const { formData } = useNavigation()
  if (isCurrent) return words.thisOne
  if (!may('DELETE /portal-users/:id/sessions/:sessionID')) return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="sessionID" value={sessionID} />
      <Button variant="ghost" size="sm" className="px-2!" loading={formData?.get('sessionID') === sessionID}>
        {words.end}{' '}
        <span className="sr-only">
          {words.theSessionFrom} {address}
        </span>
      </Button>
    </Form>
  )
}
