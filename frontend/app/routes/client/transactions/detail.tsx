import { type ShouldRevalidateFunctionArgs } from 'react-router'
import * as words from '#contract/messages/client/transactions.js'
import type { TimelineLineView, TimelineView } from '#contract/timeline.js'
import type { TransactionMoveView } from '#contract/transactions.js'
import * as states from '#contract/messages/components/states.js'
import { listOwnApiUsers } from '../../../api/api-users.server'
import { listOwnAttempts } from '../../../api/processor-accounts.server'
import { loadOwnTimeline } from '../../../api/request-logs.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { loadOwnTransaction } from '../../../api/transactions.server'
import { DialogFrame } from '../../../components/dialog-frame'
import { signedInClient } from '../../../session/client-session.server'
import { PaymentTimeline } from '../../../components/payment-timeline'
import { pageMeta } from '../../../components/page-meta'
import { TransactionDetail } from '../../../components/transaction-detail'
import { useMay } from '../parts/may'
import type { Route } from './+types/detail'
import { customerOf } from './customer.server'
import { CustomerCard } from './detail.customer'
import { ActionLinks, EvidenceLink, RefundLink, ResendLink } from './detail.actions'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.transaction.description ?? words.transaction)

export async function loader({ context, params: { transactionID } }: Route.LoaderArgs) {
  const [transaction, apiUsers, attempts, timeline] = await Promise.all([
    rowOrGone(context, loadOwnTransaction(context, transactionID)),
    silently(listOwnApiUsers(context), { items: [], nextCursor: null }),
    silently(listOwnAttempts(context, transactionID), { items: [] }),
    silently<TimelineView | null>(loadOwnTimeline(context, transactionID), null),
  ])
  const customer = await customerOf(context, transaction)
  const names = apiUsers.items.map(({ apiUserID, developerName }) => [apiUserID, developerName] as const)
  const own = signedInClient(context).membership?.member.clientMemberID ?? null
  return {
    transaction,
    customer,
    attempts: attempts.items,
    lines: timeline?.items ?? null,
    own,
    names: Object.fromEntries(names) as Record<string, string>,
  }
}

/** After a conflict the page shows what the payment has become meanwhile. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function Transaction({
  loaderData: { transaction, customer, attempts, lines, names, own },
}: Route.ComponentProps) {
  const may = useMay()
  return (
    <DialogFrame>
      <TransactionDetail
        transaction={transaction}
        reader="merchant"
        list="/client/transactions"
        attempts={attempts}
        aside={
          customer && (
            <CustomerCard
              {...customer}
              transactionID={transaction.transactionID}
              isSaved={transaction.savedPaymentMethodID !== null}
            />
          )
        }
        actorOf={(move) => actorIn({ names, own }, move)}
        timeline={
          lines && (
            <PaymentTimeline
              lines={lines}
              addressOf={addressOf(may)}
              actorOf={(line) => actorIn({ names, own }, line)}
            />
          )
        }
        actions={{
          main: <ActionLinks transaction={transaction} />,
          next: <ResendLink transaction={transaction} />,
          refund: <RefundLink transaction={transaction} />,
          dispute: (dispute) => <EvidenceLink dispute={dispute} />,
        }}
      />
    </DialogFrame>
  )
}

const addressOf =
  (may: ReturnType<typeof useMay>) =>
  ({ kind, id }: TimelineLineView): string | undefined => {
    if (kind === 'request' && may('GET /clients/:clientID/request-logs/:requestLogID')) return `/client/logs/${id}`
    if (kind === 'delivery' && may('GET /clients/:clientID/webhook-deliveries/:deliveryID'))
      return `/client/webhooks/deliveries/${id}`
    if (kind === 'payout' && may('GET /clients/:clientID/payouts/:payoutID')) return `/client/payouts/${id}`
    return kind === 'event' && may('GET /clients/:clientID/events') ? '/client/webhooks/events' : undefined
  }

const actors = (): Record<string, string> => ({
  client: states.you,
  integrator: words.anApiUser,
  portal: words.ourTeam,
  visitor: words.thePayer,
  system: 'Gatehouse',
})

interface Known {
  names: Record<string, string>
  own: string | null
}

type Actor = Omit<Pick<TransactionMoveView, 'actorKind' | 'actorID' | 'actorMemberID' | 'actorName'>, 'actorKind'> & {
  actorKind: string | null
}

function actorIn({ names, own }: Known, move: Actor): string {
  const { actorKind, actorID, actorMemberID, actorName } = move
  if (actorName && actorMemberID !== own) return actorName
  return (actorID && names[actorID]) || (actors()[actorKind ?? ''] ?? actorKind ?? '')
}
