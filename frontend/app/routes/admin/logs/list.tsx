import * as words from '#contract/messages/request-logs.js'
import { allClients, client, clientId } from '#contract/messages/admin/transactions.js'
import { ListAllRequestLogs, type RequestLogView } from '#contract/request-logs.js'
import { apiUserNames } from '../../../api/api-user-admin.server'
import { clientNames } from '../../../api/client-admin.server'
import { checkedFilter } from '../../../api/list-filter.server'
import { mainCall } from '../../../api/main-call.server'
import { listRequestLogs } from '../../../api/request-logs.server'
import { pageMeta } from '../../../components/page-meta'
import { filterNames, RequestLogFilter } from '../../../components/request-log-filter'
import { requestLogColumns } from '../../../components/request-log-table'
import type { Column } from '../../../components/data-table'
import { FilterChoice, FilterInput } from '../../../components/filter-fields'
import { clientChoices } from '../parts/client-choices.server'
import { ListPage } from '../parts/list-page'
import type { Route } from './+types/list'

const list = '/admin/logs'

export const meta: Route.MetaFunction = () => pageMeta(words.staffTitle)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { typed, query, fields } = await checkedFilter(url, ListAllRequestLogs, ...filterNames, 'clientID')
  const cursor = url.searchParams.get('cursor')
  const page = query ? await mainCall(context, listRequestLogs(context, { ...query, cursor })) : nothing
  const rows = page?.items ?? []
  const [clients, apiUsers, names] = await Promise.all([
    clientChoices(context),
    apiUserNames(
      context,
      rows.map(({ apiUserID }) => apiUserID),
    ),
    clientNames(
      context,
      rows.map(({ clientID }) => clientID),
    ),
  ])
  return { typed, fields, page, clients, apiUsers, names }
}

const nothing = { items: [], nextCursor: null }

export default function Logs({ loaderData }: Route.ComponentProps) {
  const { typed, fields, page, clients, apiUsers, names } = loaderData
  const isFiltered = Object.values(typed).some(Boolean)
  const ofClient = { name: 'clientID', defaultValue: typed.clientID, error: fields.clientID }
  return (
    <ListPage
      title={words.staffTitle}
      lead={words.staffLead}
      filter={
        <RequestLogFilter typed={typed} fields={fields} className="">
          {clients ? (
            <FilterChoice {...ofClient} label={client} all={allClients} options={clients} />
          ) : (
            <FilterInput {...ofClient} label={clientId} />
          )}
        </RequestLogFilter>
      }
      isOfMode
      page={page}
      failure={words.failed}
      columns={columnsWith(apiUsers, names)}
      rowKey={({ requestLogID }) => requestLogID}
      list={list}
      empty={
        isFiltered
          ? { sentence: words.noneFound, help: words.noneFoundHelp }
          : { sentence: words.none, help: words.staffNoneHelp }
      }
    />
  )
}

const columnsWith = (apiUsers: Record<string, string>, clients: Record<string, string>): Column<RequestLogView>[] =>
  requestLogColumns(list, apiUsers).map((column) =>
    column.key === 'by'
      ? {
          ...column,
          cell: ({ apiUserID, clientID }) => (
            <span className="flex max-w-56 flex-col [overflow-wrap:anywhere]">
              {apiUsers[apiUserID] ?? apiUserID}
              {clients[clientID] && <span className="text-xs text-ink-faint">{clients[clientID]}</span>}
            </span>
          ),
        }
      : column,
  )
