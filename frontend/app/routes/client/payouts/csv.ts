import { ownPayoutsFile } from '../../../api/payouts.server'
import type { Route } from './+types/csv'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  ownPayoutsFile(context, { status: url.searchParams.get('status') || null })
