import { ownTransactionsFile, refusedFile } from '../../../api/csv.server'
import { ownFilterOf } from '../../../api/transaction-filter.server'
import type { Route } from './+types/csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, fields } = await ownFilterOf(url)
  if (!query) return refusedFile(Object.values(fields)[0], 422)
  return ownTransactionsFile(context, query)
}
