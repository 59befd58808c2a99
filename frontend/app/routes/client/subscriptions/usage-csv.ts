import { ownUsageFile } from '../../../api/usage.server'
import type { Route } from './+types/usage-csv'
import { usageFilterOf } from './usage-filter'

export const loader = ({ context, url }: Route.LoaderArgs) => ownUsageFile(context, usageFilterOf(url))
