import { useMemo } from 'react'
import { clientArea } from '#contract/messages/client-area.js'
import * as words from '#contract/messages/client/dashboard.js'
import { loadOwnHome } from '../../../api/home.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { DebtNotice } from '../../../components/debt-notice'
import { PageHeader } from '../../../components/page-header'
import { PauseNotice } from '../../../components/pause-notice'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import { HandOverNotice } from '../parts/hand-over-notice'
import { useMay } from '../parts/may'
import type { Route } from './+types/page'
import { OpenDisputes } from './disputes'
import { DashboardApiUsers, shownApiUser } from './api-users'
import { shownInvoice, UnchargedInvoices } from './invoices'
import { Onboarding } from './onboarding'
import { ProfileCard } from './profile'
import { DashboardSummary, shownSummary } from './summary'
import { DashboardTransactions, shownTransaction } from './transactions'

const shown = {
  apiUsers: 'GET /clients/:clientID/apiusers',
  transactions: 'GET /clients/:clientID/transactions',
  summary: 'GET /clients/:clientID/summary',
} as const

export const meta: Route.MetaFunction = () => pageMeta(words.dashboard)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, membership } = signedInClient(context)
  const { name, emailAddress, clientType, status, clientID } = client
  const { pauses, debts, disputes, unchargedInvoices, apiUsers, transactions, summary, failed } = await loadOwnHome(
    context,
    url,
  )
  const profile = { name, emailAddress, clientType, status, clientID }
  return {
    client: profile,
    pauses: pauses?.items ?? [],
    debts: debts?.items ?? [],
    disputes: disputes?.items ?? [],
    uncharged: unchargedInvoices?.items.map(shownInvoice) ?? [],
    offered: membership?.member.handOver ? membership.member : null,
    apiUsers: apiUsers?.items.map(shownApiUser) ?? [],
    hasToken: apiUsers?.items.some(({ lastUsedAt }) => lastUsedAt !== null) ?? false,
    transactions: transactions && { ...transactions, items: transactions.items.map(shownTransaction) },
    summary: summary && shownSummary(summary),
    q: url.searchParams.get('q') ?? '',
    // The specification keeps silent about API users that fail.
    isPartial: failed.some((part) => part !== 'apiUsers'),
  }
}

export default function ClientDashboard({ loaderData }: Route.ComponentProps) {
  const {
    client,
    pauses,
    debts,
    disputes,
    uncharged,
    offered,
    apiUsers,
    hasToken,
    transactions,
    summary,
    q,
    isPartial,
  } = loaderData
  const may = useMay()
  useAnswerToast(useMemo(() => (isPartial ? { toast: loadFailure() } : undefined), [isPartial]))
  return (
    <>
      <PageHeader title={words.dashboard} lead={words.yourAccountYourApiUsers} />
      {offered && <HandOverNotice own={offered} />}
      <PauseNotice pauses={pauses} checklist="/client/profile/requirements" />
      <DebtNotice debts={debts} />
      <OpenDisputes disputes={disputes} />
      <UnchargedInvoices invoices={uncharged} />
      <ProfileCard client={client} />
      {/* Unknown is not "not yet": a summary that could not be loaded must not ask for a first payment. */}
      {summary && may(shown.apiUsers) && (
        <Onboarding
          hasApiUser={apiUsers.length > 0 || hasToken}
          hasToken={hasToken}
          hasPayment={summary.firstPaymentAt !== null}
        />
      )}
      {may(shown.summary) && <DashboardSummary summary={summary} />}
      {may(shown.apiUsers) && <DashboardApiUsers apiUsers={apiUsers} />}
      {may(shown.transactions) && <DashboardTransactions page={transactions} q={q} />}
    </>
  )
}

const loadFailure = () => ({ kind: 'error' as const, text: clientArea.loadFailure })
