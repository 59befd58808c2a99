import { ownSubscriptionsFile } from '../../../api/subscriptions.server'
import type { Route } from './+types/csv'
import { filterOf } from './filter'

export const loader = ({ context, url }: Route.LoaderArgs) => ownSubscriptionsFile(context, filterOf(url))
