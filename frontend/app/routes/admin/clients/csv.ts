import { staffFile } from '../../../api/csv.server'
import { filterFrom } from '../../../api/list-filter.server'
import type { Route } from './+types/csv'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  staffFile(context, 'GET /clients/export.csv', filterFrom(url, 'q', 'status', 'sort'))
