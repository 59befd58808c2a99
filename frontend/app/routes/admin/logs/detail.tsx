import * as words from '#contract/messages/request-logs.js'
import { findApiUser } from '../../../api/api-user-admin.server'
import { ifMay } from '../../../api/if-may.server'
import { loadRequestLog } from '../../../api/request-logs.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { RequestLogDetail } from '../../../components/request-log-detail'
import type { Route } from './+types/detail'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData ? `${loaderData.log.method} ${loaderData.log.route}` : words.call)

export async function loader({ context, params }: Route.LoaderArgs) {
  const log = await rowOrGone(context, loadRequestLog(context, params.requestLogID))
  const apiUser = await ifMay(context, 'GET /api-users', () => findApiUser(context, log.apiUserID))
  return { log, by: apiUser?.developerName ?? log.apiUserID }
}

export default function Log({ loaderData: { log, by } }: Route.ComponentProps) {
  return (
    <RequestLogDetail
      log={log}
      by={by}
      list="/admin/logs"
      title={words.staffTitle}
      transactions="/admin/transactions"
    />
  )
}
