import * as words from '#contract/messages/admin/processor-notices.js'
import type { ProcessorNoticeView, ReceivedNoticeStatus } from '#contract/processor-notices.js'
import { mainCall } from '../../../api/main-call.server'
import { listProcessorNotices } from '../../../api/processor-notices.server'
import { Badge } from '../../../components/badge'
import { PostButton } from '../../../components/post-button'
import type { Column } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import type { Route } from './+types/notices'

const list = '/admin/processors/notices'
const tones = { waiting: 'pending', done: 'success', ignored: 'neutral', unknown: 'failed' } as const

export const meta: Route.MetaFunction = () => pageMeta(words.notices)

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const account = searchParams.get('processorAccountID')
  return { page: await mainCall(context, listProcessorNotices(context, account, searchParams.get('cursor'))) }
}

export default function ProcessorNotices({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ListPage
      title={words.notices}
      lead={words.lead}
      page={page}
      failure={words.failedToFetch}
      columns={columns}
      rowKey={({ processorNoticeID }) => processorNoticeID}
      list={list}
      cardsBelow={780}
      empty={{ sentence: words.noNotices, help: words.noNoticesHelp }}
    />
  )
}

const columns: Column<ProcessorNoticeView>[] = [
  { key: 'type', header: words.told, cell: (row) => <Told row={row} /> },
  { key: 'status', header: words.state, cell: ({ status }) => <Status status={status} /> },
  { key: 'transaction', header: words.about, cell: ({ transactionID }) => <About transactionID={transactionID} /> },
  { key: 'changed', header: words.changed, cell: ({ changed }) => changed ?? words.nothing },
  { key: 'receivedAt', header: words.received, isTime: true, cell: ({ receivedAt }) => <Moment iso={receivedAt} /> },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Again row={row} /> },
]

const Status = ({ status }: { status: ReceivedNoticeStatus }) => (
  <Badge tone={tones[status]}>{words.statusWords[status]}</Badge>
)

const Told = ({ row: { type, noticeID } }: { row: ProcessorNoticeView }) => (
  <span className="flex flex-col cards:items-end">
    <span className="text-ink [overflow-wrap:anywhere]">{type}</span>
    <span className="max-w-64 truncate font-mono text-xs text-ink-faint">{noticeID}</span>
  </span>
)

function About({ transactionID }: { transactionID: string | null }) {
  const { may } = useMay()
  if (!transactionID) return '–'
  const id = <span className="font-mono text-xs [overflow-wrap:anywhere]">{transactionID}</span>
  if (!may('GET /transactions/:transactionID')) return id
  return <TextLink to={`/admin/transactions/${transactionID}`}>{id}</TextLink>
}

function Again({ row: { processorNoticeID, status } }: { row: ProcessorNoticeView }) {
  const { may } = useMay()
  if (status === 'ignored' || !may('POST /processor-notices/:processorNoticeID/look-again')) return null
  return (
    <PostButton action={`${list}/${processorNoticeID}/look-again`} variant="ghost" preventScrollReset>
      {words.lookAgain}
    </PostButton>
  )
}
