import * as words from '#contract/messages/request-logs.js'
import { listOwnApiUsers } from '../../../api/api-users.server'
import { loadOwnRequestLog } from '../../../api/request-logs.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { silently } from '../../../api/silently.server'
import { pageMeta } from '../../../components/page-meta'
import { RequestLogDetail } from '../../../components/request-log-detail'
import type { Route } from './+types/detail'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? `${loaderData.log.method} ${loaderData.log.route}` : words.call)

export async function loader({ context, params }: Route.LoaderArgs) {
  const [log, apiUsers] = await Promise.all([
    rowOrGone(context, loadOwnRequestLog(context, params.requestLogID)),
    silently(listOwnApiUsers(context), { items: [], nextCursor: null }),
  ])
  const by = apiUsers.items.find(({ apiUserID }) => apiUserID === log.apiUserID)?.developerName ?? log.apiUserID
  return { log, by }
}

export default function Log({ loaderData: { log, by } }: Route.ComponentProps) {
  return (
    <RequestLogDetail log={log} by={by} list="/client/logs" title={words.title} transactions="/client/transactions" />
  )
}
