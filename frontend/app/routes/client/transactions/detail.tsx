import { type ShouldRevalidateFunctionArgs } from 'react-router'
import * as words from '#contract/messages/client/transactions.js'
import type { TransactionMoveView } from '#contract/transactions.js'
import { listOwnApiUsers } from '../../../api/api-users.server'
import { listOwnAttempts } from '../../../api/processor-accounts.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { loadOwnTransaction } from '../../../api/transactions.server'
import { DialogFrame } from '../../../components/dialog-frame'
import { signedInClient } from '../../../session/client-session.server'
import { pageMeta } from '../../../components/page-meta'
import { TransactionDetail } from '../../../components/transaction-detail'
import type { Route } from './+types/detail'
import { ActionLinks, EvidenceLink, RefundLink, ResendLink } from './detail.actions'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.transaction.description ?? words.transaction)

export async function loader({ context, params: { transactionID } }: Route.LoaderArgs) {
  const [transaction, apiUsers, attempts] = await Promise.all([
    rowOrGone(context, loadOwnTransaction(context, transactionID)),
    silently(listOwnApiUsers(context), { items: [], nextCursor: null }),
    silently(listOwnAttempts(context, transactionID), { items: [] }),
  ])
  const names = apiUsers.items.map(({ apiUserID, developerName }) => [apiUserID, developerName] as const)
  const own = signedInClient(context).membership?.member.clientMemberID ?? null
  return {
    transaction,
    attempts: attempts.items,
    own,
    names: Object.fromEntries(names) as Record<string, string>,
  }
}

/** After a conflict the page shows what the payment has become meanwhile. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function Transaction({ loaderData: { transaction, attempts, names, own } }: Route.ComponentProps) {
  return (
    <DialogFrame>
      <TransactionDetail
        transaction={transaction}
        reader="merchant"
        list="/client/transactions"
        attempts={attempts}
        actorOf={(move) => actorIn({ names, own }, move)}
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

const actors: Record<string, string> = {
  client: 'You',
  integrator: words.anApiUser,
  portal: words.ourTeam,
  visitor: words.thePayer,
  system: 'Gatehouse',
}

interface Known {
  names: Record<string, string>
  own: string | null
}

function actorIn({ names, own }: Known, move: TransactionMoveView): string {
  const { actorKind, actorID, actorMemberID, actorName } = move
  if (actorName && actorMemberID !== own) return actorName
  return (actorID && names[actorID]) || (actors[actorKind] ?? actorKind)
}
