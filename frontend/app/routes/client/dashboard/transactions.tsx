import { Link } from 'react-router'
import type { Page } from '#contract/answers.js'
import { clientArea } from '#contract/messages/client-area.js'
import { empty } from '#contract/messages/lists.js'
import { formatMoney } from '#contract/money.js'
import type { TransactionView } from '#contract/transactions.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { DataTable } from '../../../components/data-table'
import { FormError } from '../../../components/form-error'
import { ArrowRightIcon } from '../../../components/icon'
import { Moment } from '../../../components/moment'
import { StatusBadge } from '../../../components/status-badge'
import { TransactionsFilter } from './filter'

/** A row has some twenty fields; the browser is handed what it shows. */
export type ShownTransaction = Pick<
  TransactionView,
  'transactionID' | 'description' | 'status' | 'createdAt' | 'amount' | 'currency'
>

export const shownTransaction = (row: TransactionView): ShownTransaction => {
  const { transactionID, description, status, createdAt, amount, currency } = row
  return { transactionID, description, status, createdAt, amount, currency }
}

const columns = [
  { key: 'description', header: 'Description', cell: (row: ShownTransaction) => <Description row={row} /> },
  {
    key: 'id',
    header: 'Transaction',
    cell: (row: ShownTransaction) => (
      <span className="font-mono text-xs whitespace-nowrap cards:break-all cards:whitespace-normal">
        {row.transactionID}
      </span>
    ),
  },
  { key: 'status', header: 'Status', cell: (row: ShownTransaction) => <StatusBadge status={row.status} /> },
  { key: 'createdAt', header: 'Date', cell: (row: ShownTransaction) => <Moment iso={row.createdAt} /> },
  {
    key: 'amount',
    header: 'Amount',
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
    <Card flush title="Transactions" lead="Newest first." action={<TransactionsFilter q={q} />}>
      {page ? <Rows page={page} q={q} /> : <Failed />}
    </Card>
  )
}

const Failed = () => (
  <div className="p-5">
    <FormError>{clientArea.loadFailure}</FormError>
  </div>
)

function Rows({ page, q }: { page: Page<ShownTransaction>; q: string }) {
  const older = page.nextCursor && `?${new URLSearchParams({ ...(q && { q }), cursor: page.nextCursor })}`
  return (
    <>
      <DataTable
        caption="Transactions"
        columns={columns}
        rows={page.items}
        rowKey={(row) => row.transactionID}
        empty={{
          sentence: empty.transactions,
          help: q ? 'No status or description has these words in it.' : 'Payments of your API users show up here.',
          action: q ? (
            <ButtonLink to="/client/dashboard" variant="outline" preventScrollReset>
              Clear the filter
            </ButtonLink>
          ) : (
            <ButtonLink to="/developers" variant="outline">
              How to take a payment
            </ButtonLink>
          ),
        }}
      />
      {older && (
        <nav aria-label="More transactions" className="flex justify-end border-t border-line px-5 py-3">
          <ButtonLink to={older} variant="ghost" size="sm" icon={<ArrowRightIcon />} iconSide="right">
            Older transactions
          </ButtonLink>
        </nav>
      )}
    </>
  )
}
