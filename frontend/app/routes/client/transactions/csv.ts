import { data } from 'react-router'
import { silently } from '../../../api/silently.server'
import { transactionsFile } from '../../../api/transaction-csv.server'
import { ownFilterOf } from '../../../api/transaction-filter.server'
import { listEveryOwnTransaction } from '../../../api/transactions.server'
import type { Route } from './+types/csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, fields } = await ownFilterOf(url)
  if (!query) throw data(Object.values(fields)[0], { status: 422 })
  return transactionsFile(await silently(listEveryOwnTransaction(context, query), null))
}
