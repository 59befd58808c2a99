import * as words from '#contract/messages/admin/clients.js'
import { listLockedAccounts } from '../../../api/admin.server'
import { listApiUsers } from '../../../api/api-user-admin.server'
import { listAuditEntries } from '../../../api/audit.server'
import { endClientSession, listClientSessions, loadClient } from '../../../api/client-admin.server'
import { ApiError } from '../../../api/http.server'
import { ifMay } from '../../../api/if-may.server'
import { listMembersOf } from '../../../api/members.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import { listRequirementsOf } from '../../../api/requirements.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogFrame } from '../../../components/dialog-frame'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/detail'
import { ClientActions } from './detail.actions'
import { ClientApiUsers } from './detail.api-users'
import { ClientHistory } from './detail.history'
import { ClientMembers } from './detail.members'
import { ClientProfile } from './detail.profile'
import { ClientRequirements } from './detail.requirements'
import { ClientSessions } from './detail.sessions'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.client.name ?? words.client)

export async function loader({ context, params: { clientID } }: Route.LoaderArgs) {
  const client = await rowOrGone(context, loadClient(context, clientID))
  const [items, apiUsers, members, sessions, history, locked, names] = await Promise.all([
    ifMay(context, 'GET /clients/:clientID/requirements', () => listRequirementsOf(context, clientID)),
    ifMay(context, 'GET /api-users', () => listApiUsers(context, { clientID }, null)),
    ifMay(context, 'GET /clients/:clientID/members', () => listMembersOf(context, clientID)),
    ifMay(context, 'GET /clients/:clientID/sessions', () => listClientSessions(context, clientID)),
    ifMay(context, 'GET /audit', () => listAuditEntries(context, { target: clientID }, null)),
    ifMay(context, 'GET /admin/locked-accounts', () => listLockedAccounts(context, clientID)),
    staffNames(context),
  ])
  const requirements = items?.items ?? []
  return { client, requirements, apiUsers, members, sessions, history, isLocked: Boolean(locked?.items.length), names }
}

/** Ends one of the client's sessions. */
export async function action({ request, context, params: { clientID }, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await endClientSession(context, clientID, String(input.sessionID))
    return await redirectWithToast(context, url.pathname, success(words.sessionEnded))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, url.pathname, failure(error.explain(words.thisSessionHasEndedAlready)))
  }
}

export default function Client({ loaderData }: Route.ComponentProps) {
  const { client, requirements, apiUsers, members, sessions, history, isLocked, names } = loaderData
  return (
    <DialogFrame>
      <PageHeader
        title={client.name}
        lead={client.emailAddress}
        action={<ClientActions client={client} isLocked={isLocked} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <ClientProfile client={client} />
        <div className="flex min-w-0 flex-col gap-6">
          {requirements.length > 0 && <ClientRequirements clientID={client.clientID} items={requirements} />}
          {apiUsers && <ClientApiUsers clientID={client.clientID} page={apiUsers} />}
          {members && <ClientMembers members={members.items} />}
          {sessions && <ClientSessions sessions={sessions.items} />}
          {history && <ClientHistory clientID={client.clientID} page={history} names={names} />}
        </div>
      </div>
    </DialogFrame>
  )
}
