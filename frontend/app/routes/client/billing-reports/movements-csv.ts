import { movementsFile } from '../../../api/billing-reports.server'
import type { Route } from './+types/movements-csv'
import { askedIn, movementFilters } from './asked'

export const loader = ({ context, url }: Route.LoaderArgs) =>
  movementsFile(context, askedIn(url.searchParams, movementFilters))
