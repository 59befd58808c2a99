import type { ConnectedAccountView } from '#contract/connected-accounts.js'
import { isSubaccountReason } from '#contract/connected-states.js'
import * as words from '#contract/messages/admin/connected-accounts.js'
import { listConnectedAccounts } from '../../../api/connected-accounts.server'
import { mainCall } from '../../../api/main-call.server'
import { Badge } from '../../../components/badge'
import { connectedTones } from '../../../components/connected-tones'
import type { Column } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import type { Route } from './+types/connected'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const account = searchParams.get('processorAccountID')
  return { page: await mainCall(context, listConnectedAccounts(context, account, searchParams.get('cursor'))) }
}

export default function ConnectedAccounts({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      page={page}
      failure={words.failedToFetch}
      columns={columns}
      rowKey={({ connectedAccountID }) => connectedAccountID}
      list="/admin/processors/connected"
      cardsBelow={780}
      empty={{ sentence: words.noAccounts, help: words.noAccountsHelp }}
    />
  )
}

const columns: Column<ConnectedAccountView>[] = [
  { key: 'client', header: words.client, cell: (row) => <Client row={row} /> },
  {
    key: 'account',
    header: words.account,
    cell: ({ processorAccountName, reference }) => (
      <span className="flex flex-col cards:items-end">
        <span>{processorAccountName}</span>
        <span className="font-mono text-xs text-ink-faint [overflow-wrap:anywhere]">{reference ?? '–'}</span>
      </span>
    ),
  },
  {
    key: 'state',
    header: words.state,
    cell: ({ state, disabledReason }) => (
      <span className="flex flex-col items-start gap-1 cards:items-end">
        <Badge tone={connectedTones[state]}>{words.stateWords[state]}</Badge>
        {isSubaccountReason(disabledReason) && (
          <span className="text-xs text-ink-faint">{words.reasonWords[disabledReason]}</span>
        )}
      </span>
    ),
  },
  { key: 'paidInto', header: words.paidInto, cell: (row) => <PaidInto row={row} /> },
  { key: 'due', header: words.due, cell: ({ requirementsDue }) => String(requirementsDue.length) },
  { key: 'toldAt', header: words.checked, cell: ({ toldAt }) => (toldAt ? <Moment iso={toldAt} /> : words.never) },
]

function PaidInto({ row: { paidInto, currency, changeHeldUntil } }: { row: ConnectedAccountView }) {
  if (!paidInto) return words.askedByProcessor
  return (
    <span className="flex flex-col cards:items-end">
      <span>{words.accountEnding(paidInto.bankName, paidInto.accountNumberLast4)}</span>
      <span className="text-xs text-ink-faint">
        {currency}
        {changeHeldUntil && (
          <>
            {' · '}
            {words.newAccountFrom} <Moment iso={changeHeldUntil} />
          </>
        )}
      </span>
    </span>
  )
}

function Client({ row: { clientID, clientName } }: { row: ConnectedAccountView }) {
  const { may } = useMay()
  if (!may('GET /clients/:clientID')) return clientName
  return <TextLink to={`/admin/clients/${clientID}`}>{clientName}</TextLink>
}
