import { staffFile } from '../../../api/csv.server'
import type { Route } from './+types/differences-csv'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  staffFile(context, 'GET /reconciliation-differences/export.csv', {
    state: url.searchParams.get('state') || null,
    kind: url.searchParams.get('kind') || null,
  })
