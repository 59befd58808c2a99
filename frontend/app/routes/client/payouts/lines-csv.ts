import { ownPayoutLinesFile } from '../../../api/payouts.server'
import type { Route } from './+types/lines-csv'

export const loader = ({ context, params }: Route.LoaderArgs) => ownPayoutLinesFile(context, params.payoutID)
