import { refusedFile, staffFile } from '../../../api/csv.server'
import { filterOf } from '../../../api/transaction-filter.server'
import type { Route } from './+types/csv'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { query, fields } = await filterOf(url)
  if (!query) return refusedFile(Object.values(fields)[0], 422)
  return staffFile(context, 'GET /transactions/export.csv', query)
}
