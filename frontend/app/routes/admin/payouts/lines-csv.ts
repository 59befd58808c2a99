import { payoutLinesFile } from '../../../api/payouts.server'
import type { Route } from './+types/lines-csv'

export const loader = ({ context, params }: Route.LoaderArgs) => payoutLinesFile(context, params.payoutID)
