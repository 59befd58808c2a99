import * as invoices from '#contract/messages/client/invoices.js'
import * as words from '#contract/messages/client/subscriptions.js'
import type { UsageEventView } from '#contract/usage-events.js'
import type { Column } from '../../../components/data-table'
import { Moment } from '../../../components/moment'

export const eventColumns = <R extends UsageEventView>(): Column<R>[] => [
  { key: 'happenedAt', header: words.happenedAt, cell: ({ happenedAt }) => <Moment iso={happenedAt} /> },
  {
    key: 'eventID',
    header: words.eventID,
    cell: ({ eventID }) => <span className="font-mono text-xs [overflow-wrap:anywhere]">{eventID}</span>,
  },
  { key: 'quantity', header: invoices.quantity, align: 'right', cell: ({ quantity }) => quantity },
]
