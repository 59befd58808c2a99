import type { Page } from '#contract/answers.js'
import type { WriteOffDeskView } from '#contract/debts.js'
import type { WriteOffStatus } from '#contract/debt-states.js'
import * as words from '#contract/messages/admin/debts.js'
import { formatMoney } from '#contract/money.js'
import { Badge, type Tone } from '../../../components/badge'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { Moment } from '../../../components/moment'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { RowAction, RowActions } from '../parts/row-actions'

const list = '/admin/debts'
const tones: Record<WriteOffStatus, Tone> = { awaiting_approval: 'pending', approved: 'success', rejected: 'neutral' }

/** What is given up, by whom, and why. */
export const WriteOffs = ({ page }: { page: Page<WriteOffDeskView> }) => (
  <TableCard
    title={words.writeOffs}
    lead={words.writeOffsLead}
    columns={columns}
    rows={page.items}
    rowKey={({ writeOffID }) => writeOffID}
    cardsBelow={960}
    empty={{ sentence: words.noWriteOffs, help: words.noWriteOffsHelp }}
  >
    <Pager label={words.moreWriteOffs} nextCursor={page.nextCursor} />
  </TableCard>
)

const columns: Column<WriteOffDeskView>[] = [
  {
    key: 'client',
    header: words.client,
    cell: ({ clientID, clientName }) => <TextLink to={`/admin/clients/${clientID}`}>{clientName}</TextLink>,
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ amount, currency }) => (
      <span className="tabular font-medium whitespace-nowrap text-ink">{formatMoney(amount, currency)}</span>
    ),
  },
  { key: 'reason', header: words.reason, cell: (row) => <Reason row={row} /> },
  { key: 'state', header: words.state, cell: (row) => <State row={row} /> },
  {
    key: 'created',
    header: words.created,
    isTime: true,
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

const Reason = ({ row: { reason, rejection } }: { row: WriteOffDeskView }) => (
  <span className="flex max-w-72 flex-col [overflow-wrap:anywhere] cards:items-end cards:text-right">
    {reason}
    {rejection && <span className="text-xs text-ink-faint">{rejection}</span>}
  </span>
)

const State = ({ row: { status, decidedBy, approvalRefusal } }: { row: WriteOffDeskView }) => (
  <span className="flex max-w-56 flex-col items-start gap-0.5 cards:items-end cards:text-right">
    <Badge tone={tones[status]}>{words.writeOffWords[status]}</Badge>
    {decidedBy && <span className="text-xs text-ink-faint">{decidedBy}</span>}
    {status === 'awaiting_approval' && approvalRefusal && (
      <span className="text-xs text-ink-faint">{approvalRefusal}</span>
    )}
  </span>
)

function Actions({ row: { writeOffID, clientName, status, approvalRefusal } }: { row: WriteOffDeskView }) {
  if (status !== 'awaiting_approval') return null
  return (
    <RowActions at={`${list}/write-offs/${writeOffID}`} of={clientName}>
      {approvalRefusal === null && (
        <RowAction to="approve" call="POST /write-offs/:writeOffID/approve" label={words.approve} />
      )}
      <RowAction to="reject" call="POST /write-offs/:writeOffID/reject" label={words.reject} />
    </RowActions>
  )
}
