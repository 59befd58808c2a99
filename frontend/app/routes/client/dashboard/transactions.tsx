import { Link } from 'react-router'
import type { Page } from '#contract/answers.js'
import * as words from '#contract/messages/client/dashboard.js'
import { empty } from '#contract/messages/lists.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { TransactionView } from '#contract/transactions.js'
import { Card } from '../../../components/card'
import { DataTable } from '../../../components/data-table'
import { LoadFailure } from '../../../components/load-failure'
import { ArrowRightIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'
import { TransactionState } from '../../../components/transaction-state'
import { ButtonLink } from '../parts/may'
import { TransactionsFilter } from './filter'

/** A row has some twenty fields; the browser is handed what it shows. */
export type ShownTransaction = Pick<
  TransactionView,
  'transactionID' | 'description' | 'status' | 'failureMessage' | 'createdAt' | 'amount' | 'currency'
>

export const shownTransaction = (row: TransactionView): ShownTransaction => {
  const { transactionID, description, status, failureMessage, createdAt, amount, currency } = row
  return { transactionID, description, status, failureMessage, createdAt, amount, currency }
}

const columns = () => [
  { key: 'description', header: words.description, cell: (row: ShownTransaction) => <Description row={row} /> },
  {
    key: 'id',
    header: words.transaction,
    cell: (row: ShownTransaction) => (
      <span className="font-mono text-xs whitespace-nowrap cards:break-all cards:whitespace-normal">
        {row.transactionID}
      </span>
    ),
  },
  { key: 'status', header: words.status, cell: (row: ShownTransaction) => <TransactionState {...row} /> },
  {
    key: 'createdAt',
    header: words.date,
    isTime: true,
    cell: (row: ShownTransaction) => <Moment iso={row.createdAt} />,
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'right' as const,
    cell: (row: ShownTransaction) => <span className="text-ink">{formatMoney(row.amount, row.currency)}</span>,
  },
]

const Description = ({ row: { transactionID, description } }: { row: ShownTransaction }) => (
  <Link to={`/client/transactions/${transactionID}`} className="row-link [overflow-wrap:anywhere]">
    {description}
  </Link>
)

interface DashboardTransactionsProps {
  /** null: the list could not be loaded. */
  page: Page<ShownTransaction> | null
  q: string
}

export function DashboardTransactions({ page, q }: DashboardTransactionsProps) {
  return (
    <Card flush title={words.transactions} lead={words.newestFirst} action={<TransactionsFilter q={q} />}>
      {page ? <Rows page={page} q={q} /> : <Failed />}
    </Card>
  )
}

const Failed = () => <LoadFailure inset />

function Rows({ page, q }: { page: Page<ShownTransaction>; q: string }) {
  const older = page.nextCursor && `?${new URLSearchParams({ ...(q && { q }), cursor: page.nextCursor })}`
  return (
    <>
      <DataTable
        caption={words.transactions}
        columns={columns()}
        rows={page.items}
        rowKey={(row) => row.transactionID}
        empty={{
          sentence: empty.transactions,
          help: q ? words.noStatusOrDescriptionHas : words.paymentsOfYourApiUsers,
          action: q ? (
            <ButtonLink to="/client/dashboard" variant="outline" preventScrollReset>
              {words.clearTheFilter}
            </ButtonLink>
          ) : (
            <ButtonLink to="/developers" variant="outline">
              {words.howToTakeAPayment}
            </ButtonLink>
          ),
        }}
      />
      {older && (
        <nav aria-label={words.moreTransactions} className="flex justify-end border-t border-line px-5 py-3">
          <ButtonLink to={older} variant="ghost" size="sm" icon={<ArrowRightIcon />} iconSide="right">
            {words.olderTransactions}
          </ButtonLink>
        </nav>
      )}
    </>
  )
}
