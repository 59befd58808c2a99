import { data } from 'react-router'
import * as words from '#contract/messages/admin/plans.js'
import { refusedFile } from '../../../api/csv.server'
import { ApiError } from '../../../api/http.server'
import { isStatementFile, statementOf } from '../../../api/plans.server'
import type { Route } from './+types/statement'

export async function loader({ context, url, params: { clientID, kind } }: Route.LoaderArgs) {
  if (!isStatementFile(kind)) throw data(null, { status: 404 })
  return statementOf(context, clientID, kind, url.searchParams.get('month')).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return refusedFile(Object.values(error.fields)[0] ?? error.explain(words.statementFailed), error.status)
  })
}
