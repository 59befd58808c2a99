import { data } from 'react-router'
import { mainCall } from '../../../api/main-call.server'
import { requireCall } from '../../../api/require-call.server'
import { listEveryTransaction } from '../../../api/transaction-admin.server'
import { transactionsFile } from '../../../api/transaction-csv.server'
import { filterOf } from '../../../api/transaction-filter.server'
import type { Route } from './+types/csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireCall(context, 'GET /transactions/export.csv')
  const { query, fields } = await filterOf(url)
  if (!query) throw data(Object.values(fields)[0], { status: 422 })
  return transactionsFile(await mainCall(context, listEveryTransaction(context, query)))
}
