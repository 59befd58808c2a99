import { Link } from 'react-router'
import * as words from '#contract/messages/request-logs.js'
import type { RequestLogView } from '#contract/request-logs.js'
import { Badge, type Tone } from './badge'
import type { Column } from './data-table'
import { Moment } from './moment'

const toneOfStatus = (status: number): Tone => (status >= 500 ? 'failed' : status >= 400 ? 'pending' : 'success')

/** The columns of a list of calls; the link reaches over the whole row. */
export const requestLogColumns = (list: string, names: Record<string, string>): Column<RequestLogView>[] => [
  { key: 'call', header: words.call, cell: (row) => <Call row={row} to={`${list}/${row.requestLogID}`} /> },
  { key: 'answer', header: words.answer, cell: (row) => <Answer row={row} /> },
  { key: 'by', header: words.by, cell: ({ apiUserID }) => <By name={names[apiUserID] ?? apiUserID} /> },
  {
    key: 'took',
    header: words.took,
    align: 'right',
    cell: ({ durationMs }) => <span className="tabular whitespace-nowrap">{words.milliseconds(durationMs)}</span>,
  },
  { key: 'at', header: words.at, align: 'right', isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
]

const Call = ({ row: { method, route }, to }: { row: RequestLogView; to: string }) => (
  <Link to={to} className="row-link font-mono text-sm [overflow-wrap:anywhere]">
    <span className="font-medium">{method}</span> {route}
  </Link>
)

export const Answer = ({ row: { status, code, isReplay } }: { row: RequestLogView }) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <Badge tone={toneOfStatus(status)}>{status}</Badge>
    {isReplay && <Badge tone="info">{words.replay}</Badge>}
    {code && <code className="font-mono text-xs text-ink-soft [overflow-wrap:anywhere]">{code}</code>}
  </span>
)

const By = ({ name }: { name: string }) => (
  <span className="line-clamp-1 max-w-48 [overflow-wrap:anywhere]">{name}</span>
)
