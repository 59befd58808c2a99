import { Form, Link } from 'react-router'
import { disputeStatuses } from '#contract/choices.js'
import type { DisputeView } from '#contract/disputes.js'
import * as words from '#contract/messages/admin/disputes.js'
import { formatMoney } from '#contract/money.js'
import type { RiskVerdictView } from '#contract/risk.js'
import { clientNames } from '../../../api/client-admin.server'
import { listDisputes } from '../../../api/disputes.server'
import { mainCall } from '../../../api/main-call.server'
import { loadDisputeRisks } from '../../../api/risk.server'
import { silently } from '../../../api/silently.server'
import { Button } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { DisputeBadge, disputeWord, isUndecided } from '../../../components/dispute-badge'
import { EvidenceTime } from '../../../components/evidence-time'
import { OutcomeBadge } from '../../../components/met-rules'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { may } from '../../../session/rights.server'
import { CloseLinks } from '../parts/close-links'
import { FilterSelect } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import type { Route } from './+types/list'

const list = '/admin/disputes'
type Risks = Record<string, RiskVerdictView>

const choices = () => disputeStatuses.map((status) => ({ value: status, label: disputeWord(status) }))

export const meta: Route.MetaFunction = () => pageMeta(words.disputes)

export async function loader({ context, url }: Route.LoaderArgs) {
  const status = disputeStatuses.find((one) => one === url.searchParams.get('status')) ?? null
  const page = await mainCall(context, listDisputes(context, status, url.searchParams.get('cursor')))
  const names = await clientNames(context, page?.items.map(({ clientID }) => clientID) ?? [])
  const ids = page?.items.map(({ disputeID }) => disputeID) ?? []
  const risks = may(context, 'GET /disputes/risk') ? await silently(loadDisputeRisks(context, ids), null) : null
  return { status: status ?? '', page, names, risks }
}

export default function Disputes({ loaderData: { status, page, names, risks } }: Route.ComponentProps) {
  const filter = (
    <Form role="search" aria-label={words.filterDisputes} className="flex flex-1 flex-wrap gap-2">
      <FilterSelect label={words.status} name="status" value={status} all={words.anyStatus} options={choices()} />
      <Button variant="outline">{words.filter}</Button>
    </Form>
  )
  return (
    <ListPage
      title={words.disputes}
      lead={words.paymentsThatThePayersBank}
      filter={filter}
      page={page}
      failure={words.failedToFetchDisputes}
      columns={columnsWith(names, risks)}
      rowKey={({ disputeID }) => disputeID}
      list={list}
      cardsBelow={960}
      empty={{ sentence: words.noDisputesFound, help: words.newDisputesShowUpHereWithDeadline }}
    />
  )
}

const columnsWith = (names: Record<string, string>, risks: Risks | null): Column<DisputeView>[] => [
  { key: 'amount', header: words.disputed, cell: (row) => <Disputed row={row} /> },
  { key: 'client', header: words.client, cell: ({ clientID }) => names[clientID] ?? clientID },
  { key: 'status', header: words.status, cell: ({ status }) => <DisputeBadge status={status} /> },
  ...(risks ? [caughtColumn(risks)] : []),
  { key: 'createdAt', header: words.openedAndClosed, isTime: true, cell: (row) => <Times row={row} /> },
  {
    key: 'net',
    header: words.clientsPart,
    align: 'right',
    cell: ({ net, currency }) => <span className="whitespace-nowrap">{formatMoney(net, currency)}</span>,
  },
  {
    key: 'actions',
    header: words.actions,
    headerHidden: true,
    align: 'right',
    cell: (row) => isUndecided(row) && <CloseLinks dispute={row} />,
  },
]

const caughtColumn = (risks: Risks): Column<DisputeView> => ({
  key: 'caught',
  header: words.caughtBy,
  cell: ({ disputeID }) => <Caught verdict={risks[disputeID]} />,
})

/** What would stop its payment today; a rule that lets it pass has caught nothing. */
function Caught({ verdict }: { verdict: RiskVerdictView | undefined }) {
  const decided = verdict?.rules.find((rule) => rule.verdict === 'decided')
  if (!decided || decided.outcome === 'allow') return <span className="text-ink-faint">{words.noRule}</span>
  return (
    <span className="flex flex-col items-start gap-1 cards:items-end">
      <OutcomeBadge outcome={decided.outcome} />
      <span className="max-w-72 text-xs text-ink-soft [overflow-wrap:anywhere]">{decided.words}</span>
    </span>
  )
}

const Times = ({ row }: { row: DisputeView }) => {
  const { createdAt, closedAt } = row
  return (
    <span className="flex flex-col items-start cards:items-end cards:[&_*]:whitespace-normal">
      <Moment iso={createdAt} />
      <span className="text-ink-faint">{closedAt ? <Moment iso={closedAt} /> : words.notClosedYet}</span>
      <EvidenceTime dispute={row} />
    </span>
  )
}

function Disputed({ row: { amount, amountAsked, currency, transactionID } }: { row: DisputeView }) {
  const { may } = useMay()
  const money = formatMoney(amount || amountAsked, currency)
  if (!may('GET /transactions/:transactionID')) return money
  return (
    <Link to={`/admin/transactions/${transactionID}`} className="row-link whitespace-nowrap">
      {money}
    </Link>
  )
}
