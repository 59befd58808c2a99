import type { DisputeView } from '#contract/disputes.js'
import { toReview } from '#contract/messages/admin/risk.js'
import * as words from '#contract/messages/admin/transactions.js'
import type { TimelineLineView } from '#contract/timeline.js'
import { clientNames } from '../../../api/client-admin.server'
import { ifMay } from '../../../api/if-may.server'
import { listAttempts } from '../../../api/processor-accounts.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import { loadTimeline } from '../../../api/request-logs.server'
import { loadTransactionRisk } from '../../../api/risk.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { loadTransaction } from '../../../api/transaction-admin.server'
import { ButtonLink } from '../../../components/button'
import { Fact } from '../../../components/fact'
import { TransactionRisk } from '../../../components/met-rules'
import { PaymentTimeline } from '../../../components/payment-timeline'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { TransactionDetail } from '../../../components/transaction-detail'
import { CloseLinks } from '../parts/close-links'
import { useMay } from '../parts/may'
import type { Route } from './+types/detail'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.transaction.description ?? words.transaction)

export async function loader({ context, params: { transactionID } }: Route.LoaderArgs) {
  const transaction = await rowOrGone(context, loadTransaction(context, transactionID))
  const [staff, clients, attempts, timeline, risk] = await Promise.all([
    staffNames(context),
    clientNames(context, [transaction.clientID]),
    ifMay(context, 'GET /transactions/:transactionID/attempts', () => listAttempts(context, transactionID)),
    ifMay(context, 'GET /transactions/:transactionID/timeline', () => loadTimeline(context, transactionID)),
    ifMay(context, 'GET /transactions/:transactionID/risk', () => loadTransactionRisk(context, transactionID)),
  ])
  const lines = timeline?.items ?? null
  return { transaction, attempts: attempts?.items ?? [], lines, risk, names: { ...staff, ...clients } }
}

export default function Transaction({ loaderData }: Route.ComponentProps) {
  const { transaction, attempts, lines, risk, names } = loaderData
  const { may } = useMay()
  const { clientID, processor, review, status } = transaction
  const isWaiting = review === 'open' && status === 'authorized'
  const name = names[clientID] ?? clientID
  const client = (
    <Fact term={words.client}>
      {may('GET /clients/:clientID') ? <TextLink to={`/admin/clients/${clientID}`}>{name}</TextLink> : name}
    </Fact>
  )
  const dispute = (one: DisputeView) => <CloseLinks dispute={one} />
  return (
    <TransactionDetail
      transaction={transaction}
      reader="staff"
      list="/admin/transactions"
      actorOf={(move) => actorIn(names, move)}
      actions={{ dispute, next: isWaiting && may('GET /reviews') && <ToReview /> }}
      facts={client}
      payouts={may('GET /payouts/:payoutID') ? '/admin/payouts' : undefined}
      processor={
        <Fact term={words.processorReference}>
          {[processor?.name, processor?.reference].filter(Boolean).join(' · ')}
        </Fact>
      }
      timeline={
        lines && <PaymentTimeline lines={lines} addressOf={addressOf(may)} actorOf={(line) => actorIn(names, line)} />
      }
      attempts={attempts}
      aside={risk && <TransactionRisk risk={risk} isDisputed={transaction.disputes.length > 0} />}
    />
  )
}

const ToReview = () => (
  <ButtonLink to="/admin/review" variant="outline" size="sm">
    {toReview}
  </ButtonLink>
)

const addressOf =
  (may: ReturnType<typeof useMay>['may']) =>
  ({ kind, id }: TimelineLineView): string | undefined => {
    if (kind === 'request' && may('GET /request-logs/:requestLogID')) return `/admin/logs/${id}`
    if (kind === 'payout' && may('GET /payouts/:payoutID')) return `/admin/payouts/${id}`
    if (kind === 'notice' && may('GET /processor-notices')) return '/admin/processors/notices'
    return kind === 'bank_entry' && may('GET /bank-statement-entries') ? '/admin/reconciliation' : undefined
  }

const actors: Record<string, string> = {
  client: words.theClient,
  integrator: words.apiUser,
  portal: words.portalUser,
  visitor: words.thePayer,
  system: words.theSystem,
}

type Actor = Pick<TimelineLineView, 'actorKind' | 'actorID' | 'actorName'>

function actorIn(names: Record<string, string>, { actorKind, actorID, actorName }: Actor): string {
  if (actorName) return actorName
  const kind = actors[actorKind ?? ''] ?? actorKind
  return (actorID && names[actorID]) || [kind, actorID].filter(Boolean).join(' ')
}
