import * as words from '#contract/messages/admin/clients.js'
import { listLockedAccounts } from '../../../api/admin.server'
import { listApiUsers } from '../../../api/api-user-admin.server'
import { listAuditEntries } from '../../../api/audit.server'
import { loadLimitsOf } from '../../../api/client-limits.server'
import { listSettlementAccountsOf } from '../../../api/banks.server'
import { listClientSessions, loadClient } from '../../../api/client-admin.server'
import { loadRiskOf } from '../../../api/client-risk.server'
import { listDebtsOf } from '../../../api/debts.server'
import { ifMay } from '../../../api/if-may.server'
import { listMembersOf } from '../../../api/members.server'
import { loadScheduleOf } from '../../../api/payouts.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import { listPausesOf } from '../../../api/pauses.server'
import { personsAsStaff } from '../../../api/persons.server'
import { loadTermsOf } from '../../../api/plans.server'
import { answersTo } from '../../../api/requirements.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { Card } from '../../../components/card'
import { DialogFrame } from '../../../components/dialog-frame'
import { PauseNotice } from '../../../components/pause-notice'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { may as mayCall } from '../../../session/rights.server'
import { SessionsTable } from '../parts/sessions-table'
import { TwoPeople } from '../parts/two-people'
import { answerButton } from '../parts/button-answer.server'
import type { Route } from './+types/detail'
import { ClientActions } from './detail.actions'
import { ClientApiUsers } from './detail.api-users'
import { ClientDebts } from './detail.debts'
import { ClientHistory } from './detail.history'
import { ClientLimits } from './detail.limits'
import { ClientMembers } from './detail.members'
import { ClientPersons } from './detail.persons'
import { ClientPayouts } from './detail.payouts'
import { ClientProfile } from './detail.profile'
import { ClientRequirements } from './detail.requirements'
import { ClientSettlement } from './detail.settlement'
import { ClientStatements, ClientTerms } from './detail.terms'

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.client.name ?? words.client)

export async function loader({ context, params: { clientID } }: Route.LoaderArgs) {
  const client = await rowOrGone(context, loadClient(context, clientID))
  const [
    risk,
    pauses,
    items,
    schedule,
    settlement,
    debts,
    limits,
    persons,
    apiUsers,
    members,
    sessions,
    history,
    locked,
    names,
    terms,
  ] = await Promise.all([
    ifMay(context, 'GET /clients/:clientID/risk', () => loadRiskOf(context, clientID)),
    ifMay(context, 'GET /clients/:clientID/pauses', () => listPausesOf(context, clientID)),
    ifMay(context, 'GET /clients/:clientID/requirements', () => answersTo(context, clientID).list()),
    ifMay(context, 'GET /clients/:clientID/payout-schedule', () => loadScheduleOf(context, clientID)),
    ifMay(context, 'GET /clients/:clientID/settlement-accounts', () => listSettlementAccountsOf(context, clientID)),
    ifMay(context, 'GET /clients/:clientID/debts', () => listDebtsOf(context, clientID)),
    ifMay(context, 'GET /clients/:clientID/limits', () => loadLimitsOf(context, clientID)),
    ifMay(context, 'GET /clients/:clientID/persons', () => personsAsStaff(context, clientID).list()),
    ifMay(context, 'GET /api-users', () => listApiUsers(context, { clientID }, null)),
    ifMay(context, 'GET /clients/:clientID/members', () => listMembersOf(context, clientID)),
    ifMay(context, 'GET /clients/:clientID/sessions', () => listClientSessions(context, clientID)),
    ifMay(context, 'GET /audit', () => listAuditEntries(context, { target: clientID }, null)),
    ifMay(context, 'GET /admin/locked-accounts', () => listLockedAccounts(context, clientID)),
    staffNames(context),
    ifMay(context, 'GET /clients/:clientID/terms', () => loadTermsOf(context, clientID)),
  ])
  const mayStatements = mayCall(context, 'GET /clients/:clientID/statements/statement.pdf')
  const requirements = items?.items ?? []
  const isLocked = Boolean(locked?.items.length)
  const twoPeople = client.status === 'pending' ? risk?.twoPeople : null
  const rows = {
    debts: debts?.items ?? [],
    limits,
    schedule,
    settlement: settlement?.items ?? [],
    requirements,
    persons: persons?.items,
    apiUsers,
    members,
    sessions,
    history,
    terms,
  }
  return { client, twoPeople, pauses: pauses?.items ?? [], ...rows, isLocked, names, mayStatements }
}

/** Ends one of the client's sessions. */
export async function action({ request, context, params: { clientID }, url }: Route.ActionArgs) {
  const { sessionID = '' } = (await readForm(request)).typed
  return answerButton(context, {
    send: { call: 'DELETE /clients/:clientID/sessions/:sessionID', params: { clientID, sessionID } },
    to: url.pathname,
    done: words.sessionEnded,
    failed: words.thisSessionHasEndedAlready,
  })
}

export default function Client({ loaderData }: Route.ComponentProps) {
  const { client, twoPeople, pauses, debts, limits, schedule, settlement, requirements, persons, apiUsers, members } =
    loaderData
  const { sessions, history, isLocked, names, terms, mayStatements } = loaderData
  return (
    <DialogFrame>
      <PageHeader
        title={client.name}
        lead={client.emailAddress}
        action={<ClientActions {...{ client, isLocked }} isMarked={twoPeople?.because.includes('marked') ?? false} />}
      />
      <PauseNotice pauses={pauses} />
      {twoPeople && <TwoPeople twoPeople={twoPeople} names={names} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <ClientProfile client={client} />
          {terms && <ClientTerms of={terms} />}
          {mayStatements && <ClientStatements clientID={client.clientID} createdAt={client.createdAt} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {requirements.length > 0 && <ClientRequirements clientID={client.clientID} items={requirements} />}
          {persons && (requirements.length > 0 || persons.length > 0) && (
            <ClientPersons clientID={client.clientID} persons={persons} />
          )}
          {limits && <ClientLimits limits={limits} />}
          <ClientDebts debts={debts} />
          {schedule && <ClientPayouts schedule={schedule} />}
          {settlement.length > 0 && <ClientSettlement accounts={settlement} />}
          {apiUsers && <ClientApiUsers clientID={client.clientID} page={apiUsers} />}
          {members && <ClientMembers members={members.items} />}
          {sessions && (
            <Card flush title={words.sessions} lead={words.browsersThatAreSignedIn}>
              <SessionsTable sessions={sessions.items} end="DELETE /clients/:clientID/sessions/:sessionID" />
            </Card>
          )}
          {history && <ClientHistory clientID={client.clientID} page={history} names={names} />}
        </div>
      </div>
    </DialogFrame>
  )
}
