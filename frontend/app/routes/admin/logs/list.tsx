import * as words from '#contract/messages/request-logs.js'
import { ListAllRequestLogs } from '#contract/request-logs.js'
import { checkedFilter } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listRequestLogs } from '../../../api/request-logs.server'
import { pageMeta } from '../../../components/page-meta'
import { filterNames, RequestLogFilter } from '../../../components/request-log-filter'
import { requestLogColumns } from '../../../components/request-log-table'
import { ListPage } from '../parts/list-page'
import type { Route } from './+types/list'

const list = '/admin/logs'

export const meta: Route.MetaFunction = () => pageMeta(words.staffTitle)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { typed, query, fields } = await checkedFilter(url, ListAllRequestLogs, ...filterNames, 'clientID')
  const cursor = url.searchParams.get('cursor')
  const page = query ? await mainCall(context, listRequestLogs(context, { ...query, cursor })) : nothing
  return { typed, fields, page }
}

const nothing = { items: [], nextCursor: null }

export default function Logs({ loaderData: { typed, fields, page } }: Route.ComponentProps) {
  const isFiltered = Object.values(typed).some(Boolean)
  return (
    <ListPage
      title={words.staffTitle}
      lead={words.staffLead}
      filter={<RequestLogFilter typed={typed} fields={fields} />}
      isOfMode
      page={page}
      failure={words.failed}
      columns={requestLogColumns(list, {})}
      rowKey={({ requestLogID }) => requestLogID}
      list={list}
      empty={isFiltered ? { sentence: words.noneFound, help: words.noneFoundHelp } : { sentence: words.none }}
    />
  )
}
