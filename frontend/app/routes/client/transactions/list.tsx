import { redirect } from 'react-router'
import * as words from '#contract/messages/client/transactions.js'
import { silently } from '../../../api/silently.server'
import { ownFilterOf } from '../../../api/transaction-filter.server'
import { listOwnTransactions, loadOwnTotals } from '../../../api/transactions.server'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { TransactionFilter } from '../../../components/transaction-filter'
import { TransactionList } from '../../../components/transaction-list'
import { ButtonLink, useMay } from '../parts/may'
import type { Route } from './+types/list'

const pageOf = (transactionID: string) => `/client/transactions/${transactionID}`

export const meta: Route.MetaFunction = () => pageMeta(words.transactions)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { typed, query, fields } = await ownFilterOf(url)
  if (/^txn_\w+$/.test(typed.q)) throw redirect(pageOf(typed.q))
  if (!query) return { typed, fields, isFilter: false, page: null, totals: null }
  const [page, totals] = await Promise.all([
    silently(listOwnTransactions(context, query, url.searchParams.get('cursor')), null),
    silently(loadOwnTotals(context, query), null),
  ])
  return { typed, fields, isFilter: true, page, totals }
}

export default function Transactions({ loaderData }: Route.ComponentProps) {
  const { typed, fields, isFilter, page, totals } = loaderData
  const may = useMay()
  const resend = (
    <ButtonLink to="/client/payment/resend-otp" variant="outline">
      {words.resendOtp}
    </ButtonLink>
  )
  const firstStep = (
    <ButtonLink to="/developers" variant="outline">
      {words.howToTakeAPayment}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={words.transactions} lead={words.everyPaymentNewestFirstOpen} action={resend} />
      <TransactionList
        filter={<TransactionFilter typed={typed} fields={fields} />}
        isFilter={isFilter}
        page={page}
        totals={totals}
        csv={may('GET /clients/:clientID/transactions/export.csv') ? '/client/transactions.csv' : null}
        to={pageOf}
        firstStep={firstStep}
      />
    </>
  )
}
