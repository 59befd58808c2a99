import { staffFile } from '../../../api/csv.server'
import type { Route } from './+types/csv'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  staffFile(context, 'GET /payouts/export.csv', {
    status: url.searchParams.get('status') || null,
    clientID: url.searchParams.get('clientID') || null,
  })
