import { staffFile } from '../../../api/csv.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import type { Route } from './+types/csv'
import { filterOf } from './filter'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { filter } = filterOf(url, await staffNames(context))
  return staffFile(context, 'GET /audit/export.csv', filter)
}
