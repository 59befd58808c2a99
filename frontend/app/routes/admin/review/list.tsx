import { Link } from 'react-router'
import * as words from '#contract/messages/admin/risk.js'
import { formatMoney } from '#contract/money.js'
import type { ReviewView } from '#contract/risk.js'
import { mainCall } from '../../../api/main-call.server'
import { listReviews } from '../../../api/risk.server'
import type { Column } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { ListPage } from '../parts/list-page'
import { useMay } from '../parts/may'
import { RowAction, RowActions } from '../parts/row-actions'
import type { Route } from './+types/list'

const list = '/admin/review'

export const meta: Route.MetaFunction = () => pageMeta(words.reviews)

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  page: await mainCall(context, listReviews(context, url.searchParams.get('cursor'))),
})

export default function Review({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <ListPage
      title={words.reviews}
      lead={words.reviewLead}
      page={page}
      failure={words.failedToFetchReviews}
      columns={columns}
      rowKey={({ transactionID }) => transactionID}
      list={list}
      cardsBelow={960}
      empty={{ sentence: words.noReviews, help: words.noReviewsHelp }}
    />
  )
}

const columns: Column<ReviewView>[] = [
  { key: 'payment', header: words.payment, cell: (row) => <Payment row={row} /> },
  { key: 'client', header: words.client, cell: ({ clientName }) => clientName },
  {
    key: 'why',
    header: words.why,
    cell: ({ rules }) => (
      <span className="[overflow-wrap:anywhere]">
        {rules.flatMap((rule) => (rule.verdict === 'decided' ? [rule.words] : [])).join(' ')}
      </span>
    ),
  },
  { key: 'ends', header: words.ends, isTime: true, cell: ({ expiresAt }) => expiresAt && <Moment iso={expiresAt} /> },
  { key: 'actions', header: words.actions, headerHidden: true, align: 'right', cell: (row) => <Actions row={row} /> },
]

function Payment({ row: { transactionID, amount, currency, payerEmailAddress, description } }: { row: ReviewView }) {
  const { may } = useMay()
  const money = formatMoney(amount, currency)
  return (
    <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
      {may('GET /transactions/:transactionID') ? (
        <Link to={`/admin/transactions/${transactionID}`} className="row-link whitespace-nowrap">
          {money}
        </Link>
      ) : (
        <span>{money}</span>
      )}
      <span className="text-ink-faint">{payerEmailAddress ?? description}</span>
    </span>
  )
}

function Actions({ row: { transactionID, amount, currency } }: { row: ReviewView }) {
  const money = formatMoney(amount, currency)
  return (
    <RowActions at={`${list}/${transactionID}`} of={money}>
      <RowAction to="release" call="POST /reviews/:transactionID/release" label={words.release} />
      <RowAction to="block" call="POST /reviews/:transactionID/block" label={words.block} />
    </RowActions>
  )
}
