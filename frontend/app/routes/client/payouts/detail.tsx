import * as words from '#contract/messages/components/payouts.js'
import { listOwnPayoutLines, loadOwnPayout } from '../../../api/payouts.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { PayoutDetail } from '../../../components/payout-detail'
import type { Route } from './+types/detail'

export const meta: Route.MetaFunction = () => pageMeta(words.payout)

export async function loader({ context, params: { payoutID }, url }: Route.LoaderArgs) {
  const [payout, lines] = await Promise.all([
    rowOrGone(context, loadOwnPayout(context, payoutID)),
    rowOrGone(context, listOwnPayoutLines(context, payoutID, url.searchParams.get('cursor'))),
  ])
  return { payout, lines }
}

export default function Payout({ loaderData: { payout, lines } }: Route.ComponentProps) {
  return (
    <PayoutDetail
      payout={payout}
      lines={lines}
      list="/client/payouts"
      payments="/client/transactions"
      csv={`/client/payouts/${payout.payoutID}/lines.csv`}
    />
  )
}
