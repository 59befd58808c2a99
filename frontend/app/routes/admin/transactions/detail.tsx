import type { DisputeView } from '#contract/disputes.js'
import * as words from '#contract/messages/admin/transactions.js'
import type { TransactionMoveView } from '#contract/transactions.js'
import { clientNames } from '../../../api/client-admin.server'
import { ifMay } from '../../../api/if-may.server'
import { listAttempts } from '../../../api/processor-accounts.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { loadTransaction } from '../../../api/transaction-admin.server'
import { Fact } from '../../../components/fact'
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
  const [staff, clients, attempts] = await Promise.all([
    staffNames(context),
    clientNames(context, [transaction.clientID]),
    ifMay(context, 'GET /transactions/:transactionID/attempts', () => listAttempts(context, transactionID)),
  ])
  return { transaction, attempts: attempts?.items ?? [], names: { ...staff, ...clients } }
}

export default function Transaction({ loaderData: { transaction, attempts, names } }: Route.ComponentProps) {
  const { may } = useMay()
  const { clientID, processor } = transaction
  const name = names[clientID] ?? clientID
  const facts = (
    <>
      <Fact term={words.client}>
        {may('GET /clients/:clientID') ? <TextLink to={`/admin/clients/${clientID}`}>{name}</TextLink> : name}
      </Fact>
      <Fact term={words.processor}>{[processor?.name, processor?.reference].filter(Boolean).join(' · ')}</Fact>
    </>
  )
  const dispute = (one: DisputeView) => <CloseLinks dispute={one} />
  return (
    <TransactionDetail
      transaction={transaction}
      reader="staff"
      list="/admin/transactions"
      actorOf={(move) => actorIn(names, move)}
      actions={{ dispute }}
      facts={facts}
      attempts={attempts}
    />
  )
}

const actors: Record<string, string> = {
  client: words.theClient,
  integrator: words.apiUser,
  portal: words.portalUser,
  visitor: words.thePayer,
  system: words.theSystem,
}

function actorIn(names: Record<string, string>, { actorKind, actorID, actorName }: TransactionMoveView): string {
  if (actorName) return actorName
  const kind = actors[actorKind] ?? actorKind
  return (actorID && names[actorID]) || [kind, actorID].filter(Boolean).join(' ')
}
