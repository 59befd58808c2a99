import type { ReactNode } from 'react'
import type { GatedCall } from '#contract/generated/calls.js'
import * as words from '#contract/messages/admin/operations.js'
import type { WaitingKind } from '#contract/operation-limits.js'
import type { QueueOperationsView, WaitingOperationsView } from '#contract/operations.js'
import type { Column } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'

export function Waiting({ waiting }: { waiting: WaitingOperationsView[] }) {
  return (
    <TableCard
      title={words.waiting}
      lead={words.waitingHelp}
      cardsBelow={420}
      columns={waitingColumns}
      rows={waiting}
      rowKey={({ kind }) => kind}
      empty={{ sentence: words.nothingWaits, help: words.nothingWaitsHelp }}
    />
  )
}

const lists: Record<Exclude<WaitingKind, 'answers'>, string> = {
  reviews: '/admin/review',
  payouts: '/admin/payouts?status=awaiting_approval',
  evidence: '/admin/disputes?status=open',
  differences: '/admin/reconciliation/differences',
}

/** Answers have no list of their own: the client who waits the longest comes first. */
const pageOf = ({ kind, clientID }: WaitingOperationsView): string | null =>
  kind === 'answers' ? clientID && `/admin/clients/${clientID}` : lists[kind]

const waitingColumns: Column<WaitingOperationsView>[] = [
  { key: 'what', header: words.what, cell: ({ kind }) => words.waits[kind] },
  {
    key: 'count',
    header: words.count,
    align: 'right',
    cell: (row) => <Leads to={row.count > 0 ? pageOf(row) : null}>{countOf(row)}</Leads>,
  },
  {
    key: 'since',
    header: words.since,
    isTime: true,
    cell: ({ kind, at }) =>
      at === null ? null : (
        <span>
          {kind === 'evidence' && `${words.dueBy} `}
          <Moment iso={at} />
        </span>
      ),
  },
]

const countOf = ({ count, isMore }: WaitingOperationsView): string =>
  isMore ? words.atLeast(count) : count.toLocaleString('en-US')

const Leads = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to ? (
    <TextLink to={to}>
      <span className="tabular">{children}</span>
    </TextLink>
  ) : (
    <span className="tabular">{children}</span>
  )

export function Queues({ queues }: { queues: QueueOperationsView[] }) {
  return (
    <TableCard
      title={words.queues}
      lead={words.queuesHelp}
      cardsBelow={420}
      columns={queueColumns}
      rows={queues}
      rowKey={({ queue }) => queue}
      empty={{ sentence: words.noQueues }}
    />
  )
}

/** Deliveries and refunds have no list of staff's; what they do is told in the docs. */
const queueLists: Record<string, { to: string; call?: GatedCall }> = {
  mails: { to: '/admin/dashboard' },
  transactions: { to: '/admin/transactions?status=processing', call: 'GET /transactions' },
  notices: { to: '/admin/processors/notices', call: 'GET /processor-notices' },
}

function Due({ queue, due }: QueueOperationsView) {
  const { may } = useMay()
  const list = queueLists[queue]
  return <Leads to={list && due > 0 && (!list.call || may(list.call)) ? list.to : null}>{due}</Leads>
}

const queueColumns: Column<QueueOperationsView>[] = [
  { key: 'queue', header: words.queue, cell: ({ queue }) => words.queueNames[queue] ?? queue },
  { key: 'due', header: words.due, align: 'right', cell: (row) => <Due {...row} /> },
  {
    key: 'oldest',
    header: words.oldest,
    align: 'right',
    cell: ({ due, oldestDueSeconds }) => (due === 0 ? null : words.seconds(oldestDueSeconds)),
  },
]
