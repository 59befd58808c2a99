import type { Page } from '#contract/answers.js'
import * as words from '#contract/messages/request-logs.js'
import { ListRequestLogs, type RequestLogView } from '#contract/request-logs.js'
import { listOwnApiUsers } from '../../../api/api-users.server'
import { checkedFilter } from '../../../api/list-filter.server'
import { listOwnRequestLogs } from '../../../api/request-logs.server'
import { silently } from '../../../api/silently.server'
import { Card } from '../../../components/card'
import { DataTable } from '../../../components/data-table'
import { EmptyState } from '../../../components/empty-state'
import { LoadFailure } from '../../../components/load-failure'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { filterNames, RequestLogFilter } from '../../../components/request-log-filter'
import { requestLogColumns } from '../../../components/request-log-table'
import { FilterChoice } from '../../../components/filter-fields'
import { ButtonLink } from '../parts/may'
import type { Route } from './+types/list'

const list = '/client/logs'

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { typed, query, fields } = await checkedFilter(url, ListRequestLogs, ...filterNames)
  const cursor = url.searchParams.get('cursor')
  const [apiUsers, page] = await Promise.all([
    silently(listOwnApiUsers(context), { items: [], nextCursor: null }),
    query && silently<Page<RequestLogView> | null>(listOwnRequestLogs(context, { ...query, cursor }), null),
  ])
  const names = Object.fromEntries(apiUsers.items.map(({ apiUserID, developerName }) => [apiUserID, developerName]))
  return { typed, fields, page, names: names as Record<string, string> }
}

export default function Logs({ loaderData: { typed, fields, page, names } }: Route.ComponentProps) {
  const isFilter = Object.keys(fields).length === 0
  const isFiltered = Object.values(typed).some(Boolean)
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Card flush>
        <RequestLogFilter typed={typed} fields={fields}>
          <FilterChoice
            name="apiUserID"
            defaultValue={typed.apiUserID}
            error={fields.apiUserID}
            label={words.apiUser}
            all={words.everyApiUser}
            options={Object.entries(names).map(([value, label]) => ({ value, label }))}
          />
        </RequestLogFilter>
        {!isFilter && <EmptyState sentence={words.noneFound} help={words.correctTheFilter} />}
        {isFilter && !page && <LoadFailure inset />}
        {page && (
          <DataTable
            caption={words.title}
            columns={requestLogColumns(list, names)}
            rows={page.items}
            rowKey={({ requestLogID }) => requestLogID}
            empty={isFiltered ? foundNone() : noneYet()}
          />
        )}
        {page && <Pager label={words.pages} nextCursor={page.nextCursor} />}
      </Card>
    </>
  )
}

const foundNone = () => ({
  sentence: words.noneFound,
  help: words.noneFoundHelp,
  action: (
    <ButtonLink to={list} variant="outline">
      {words.clear}
    </ButtonLink>
  ),
})

const noneYet = () => ({
  sentence: words.none,
  help: words.noneHelp,
  action: (
    <ButtonLink to="/client/api-users" variant="outline">
      {words.toApiUsers}
    </ButtonLink>
  ),
})
