import * as noticeWords from '#contract/messages/admin/processor-notices.js'
import * as words from '#contract/messages/admin/processors.js'
import type { ProcessorAccountView } from '#contract/processor-accounts.js'
import { sandboxAccountID } from '#contract/processors.js'
import { filterFrom } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listProcessorAccounts } from '../../../api/processor-accounts.server'
import { Badge } from '../../../components/badge'
import type { Column } from '../../../components/data-table'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { ListFilter } from '../parts/list-filter'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { AddLink, PageLink } from '../parts/page-links'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/processors'

export const meta: Route.MetaFunction = () => pageMeta(words.processors)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { q, clientID } = filterFrom(url, 'q', 'clientID')
  const found = listProcessorAccounts(context, q ?? null, url.searchParams.get('cursor'), clientID ?? null)
  return { q, page: await mainCall(context, found) }
}

export default function ProcessorAccounts({ loaderData: { q, page } }: Route.ComponentProps) {
  const { may } = useMay()
  const add = may('POST /processor-accounts') && <AddLink to={`${list}/new`} label={words.addAccount} />
  return (
    <ListPage
      title={words.processors}
      lead={words.lead}
      action={
        <div className="flex flex-wrap gap-2">
          <PageLink call="GET /processor-notices" to={`${list}/notices`} label={noticeWords.notices} />
          <PageLink call="GET /routing-rules" to="/admin/routing" label={words.routing} />
          {add}
        </div>
      }
      filter={<ListFilter label={words.filterAccounts} placeholder={words.nameOrProcessor} q={q ?? ''} />}
      page={page}
      failure={words.failedToFetch}
      columns={columns}
      rowKey={({ processorAccountID }) => processorAccountID}
      list={list}
      cardsBelow={780}
      empty={{ sentence: words.noAccounts, help: words.noAccountsHelp, action: add }}
    />
  )
}

const columns: Column<ProcessorAccountView>[] = [
  {
    key: 'name',
    header: words.name,
    cell: ({ processorAccountID, name }) => <TextLink to={`${list}/${processorAccountID}`}>{name}</TextLink>,
  },
  {
    key: 'processor',
    header: words.processor,
    cell: ({ processor }) => <span className="capitalize">{processor}</span>,
  },
  {
    key: 'owner',
    header: words.owner,
    cell: ({ clientID, clientName }) =>
      clientID ? <TextLink to={`${list}?clientID=${clientID}`}>{clientName ?? clientID}</TextLink> : words.platform,
  },
  {
    key: 'mode',
    header: words.mode,
    cell: ({ mode }) => <Badge tone={mode === 'live' ? 'info' : 'neutral'}>{words.modeWords[mode]}</Badge>,
  },
  {
    key: 'state',
    header: words.state,
    cell: (row) => <State row={row} />,
  },
  {
    key: 'success',
    header: words.success,
    align: 'right',
    cell: ({ successRate }) => (successRate === null ? '–' : words.percent(successRate)),
  },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function State({ row: { isEnabled, circuit, noticesMissingSince } }: { row: ProcessorAccountView }) {
  if (isEnabled && circuit !== 'closed') return <Badge tone="failed">{words.circuitWords[circuit]}</Badge>
  if (noticesMissingSince) return <Badge tone="failed">{words.silent}</Badge>
  return <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? words.enabled : words.disabled}</Badge>
}

const Actions = ({ row: { processorAccountID, name } }: { row: ProcessorAccountView }) => (
  <RowActions at={`${list}/${processorAccountID}`} of={name}>
    <RowAction to="edit" call="PUT /processor-accounts/:processorAccountID" label={words.edit} />
    {processorAccountID !== sandboxAccountID && (
      <RowAction to="delete" call="DELETE /processor-accounts/:processorAccountID" label={words.deleteWord} />
    )}
  </RowActions>
)
