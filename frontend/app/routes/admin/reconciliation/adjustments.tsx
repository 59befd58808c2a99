import { Form } from 'react-router'
import { type AdjustmentStatus, adjustmentStatuses } from '#contract/adjustment-kinds.js'
import * as words from '#contract/messages/admin/adjustments.js'
import { aboutWords } from '#contract/messages/admin/reports.js'
import { formatMoney } from '#contract/money.js'
import type { AdjustmentView } from '#contract/reconciliation-adjustments.js'
import { mainCall } from '../../../api/main-call.server'
import { listAdjustments } from '../../../api/reports-admin.server'
import { Badge, type Tone } from '../../../components/badge'
import { Button } from '../../../components/button'
import type { Column } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { FilterSelect } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/adjustments'
import { ReconciliationTabs } from './tabs'

const list = '/admin/reconciliation/adjustments'
const tones: Record<AdjustmentStatus, Tone> = { awaiting_approval: 'pending', approved: 'success', rejected: 'neutral' }
const statuses = adjustmentStatuses.map((value) => ({ value, label: words.statusWords[value] }))

export const meta: Route.MetaFunction = () => pageMeta(words.adjustments)

export async function loader({ context, url }: Route.LoaderArgs) {
  const status = adjustmentStatuses.find((one) => one === url.searchParams.get('status')) ?? null
  const page = await mainCall(context, listAdjustments(context, status, url.searchParams.get('cursor')))
  return { page, status: status ?? '' }
}

export default function Adjustments({ loaderData: { page, status } }: Route.ComponentProps) {
  const filter = (
    <Form role="search" aria-label={words.filterAdjustments} className="flex flex-1 flex-wrap gap-2">
      <FilterSelect label={words.status} name="status" value={status} all={words.everyStatus} options={statuses} />
      <Button variant="outline">{words.filter}</Button>
    </Form>
  )
  return (
    <ListPage
      title={words.adjustments}
      lead={words.lead}
      tabs={<ReconciliationTabs />}
      isOfMode
      filter={filter}
      page={page}
      failure={words.failedToFetch}
      columns={columns}
      rowKey={({ adjustmentID }) => adjustmentID}
      list={list}
      cardsBelow={960}
      empty={{ sentence: words.noAdjustments, help: words.noAdjustmentsHelp }}
    />
  )
}

const columns: Column<AdjustmentView>[] = [
  { key: 'about', header: words.about, cell: (row) => <About row={row} /> },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ amount, currency }) => (
      <span className="tabular font-medium whitespace-nowrap text-ink">{formatMoney(amount, currency)}</span>
    ),
  },
  { key: 'party', header: words.paidBy, cell: (row) => <Party row={row} /> },
  { key: 'reason', header: words.reason, cell: (row) => <Reason row={row} /> },
  { key: 'status', header: words.status, cell: (row) => <State row={row} /> },
  {
    key: 'created',
    header: words.createdBy,
    cell: ({ createdBy, createdAt }) => (
      <span className="flex flex-col cards:items-end">
        <span className="[overflow-wrap:anywhere]">{createdBy}</span>
        <span className="text-xs text-ink-faint">
          <Moment iso={createdAt} />
        </span>
      </span>
    ),
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

const About = ({ row: { about, subject, name } }: { row: AdjustmentView }) => (
  <span className="flex flex-col">
    <span className="font-medium text-ink">{aboutWords[about]}</span>
    {about !== 'settlement' && (
      <span className="font-mono text-xs [overflow-wrap:anywhere] text-ink-faint">{subject}</span>
    )}
    <span className="text-xs [overflow-wrap:anywhere] text-ink-faint">{name}</span>
  </span>
)

const Party = ({ row: { party, clientID, clientName } }: { row: AdjustmentView }) =>
  clientID ? (
    <TextLink to={`/admin/clients/${clientID}`}>{clientName ?? clientID}</TextLink>
  ) : (
    <span>{words.partyWords[party]}</span>
  )

const Reason = ({ row: { reason, rejection } }: { row: AdjustmentView }) => (
  <span className="flex max-w-72 flex-col [overflow-wrap:anywhere] cards:items-end cards:text-right">
    {reason}
    {rejection && <span className="text-xs text-ink-faint">{rejection}</span>}
  </span>
)

const State = ({ row: { status, decidedBy, approvalRefusal } }: { row: AdjustmentView }) => (
  <span className="flex max-w-56 flex-col items-start gap-0.5 cards:items-end cards:text-right">
    <Badge tone={tones[status]}>{words.statusWords[status]}</Badge>
    {decidedBy && <span className="text-xs text-ink-faint">{decidedBy}</span>}
    {status === 'awaiting_approval' && approvalRefusal && (
      <span className="text-xs text-ink-faint">{approvalRefusal}</span>
    )}
  </span>
)

function Actions({ row: { adjustmentID, subject, status, approvalRefusal } }: { row: AdjustmentView }) {
  if (status !== 'awaiting_approval') return null
  return (
    <RowActions at={`${list}/${adjustmentID}`} of={subject}>
      {approvalRefusal === null && (
        <RowAction to="approve" call="POST /reconciliation-adjustments/:adjustmentID/approve" label={words.approve} />
      )}
      <RowAction to="reject" call="POST /reconciliation-adjustments/:adjustmentID/reject" label={words.reject} />
    </RowActions>
  )
}
