import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { Page } from '#contract/answers.js'
import { clientArea } from '#contract/messages/client-area.js'
import * as words from '#contract/messages/components/payments.js'
import { empty } from '#contract/messages/lists.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { TransactionTotalsView } from '#contract/transaction-totals.js'
import type { TransactionView } from '#contract/transactions.js'
import { ButtonLink } from './button'
import { Card } from './card'
import { type Column, DataTable } from './data-table'
import { EmptyState } from './empty-state'
import { FormError } from './form-error'
import { DownloadIcon } from './icon'
import { Moment } from './moment'
import { Pager } from './pager'
import { TransactionState } from './transaction-state'
import { TransactionTotals } from './transaction-totals'
import { methodOf } from './transaction-words'
import { inMode, useMode } from './mode-switch'

interface TransactionListProps {
  filter: ReactNode
  /** False: something typed is no filter, so nothing is listed. */
  isFilter: boolean
  /** null: the list could not be loaded. */
  page: Page<TransactionView> | null
  totals?: TransactionTotalsView | null
  /** The address of the same list as a file; null: not for this person. */
  csv: string | null
  /** The page of a transaction; null: not for this person. */
  to: ((transactionID: string) => string) | null
  clientNames?: Record<string, string>
  /** What stands in a list that has never had a row. */
  firstStep?: ReactNode
}

export function TransactionList({ filter, isFilter, page, totals, csv, ...rows }: TransactionListProps) {
  const mode = useMode()
  const query = new URLSearchParams(useLocation().search)
  query.delete('cursor')
  query.delete('mode')
  return (
    <Card flush>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-3.5">
        {filter}
        {csv && isFilter && (
          <ButtonLink
            reloadDocument
            to={inMode(query.size > 0 ? `${csv}?${query}` : csv, mode)}
            variant="ghost"
            className="sm:mt-5"
            icon={<DownloadIcon />}
          >
            CSV
          </ButtonLink>
        )}
      </div>
      {!isFilter && <EmptyState sentence={words.nothingIsListedYet} help={words.pleaseCorrectTheFilterAbove} />}
      {isFilter && !page && (
        <div className="p-5">
          <FormError>{clientArea.loadFailure}</FormError>
        </div>
      )}
      {page && totals && <TransactionTotals {...totals} />}
      {page && <Rows page={page} {...rows} isFiltered={query.size > 0} />}
    </Card>
  )
}

interface RowsProps extends Pick<TransactionListProps, 'to' | 'clientNames' | 'firstStep'> {
  page: Page<TransactionView>
  isFiltered: boolean
}

function Rows({ page, to, clientNames, firstStep, isFiltered }: RowsProps) {
  const { pathname } = useLocation()
  const clear = (
    <ButtonLink to={pathname} variant="outline">
      {words.clearTheFilter}
    </ButtonLink>
  )
  return (
    <>
      <DataTable
        caption={words.transactions}
        columns={columnsWith(to, clientNames)}
        rows={page.items}
        rowKey={({ transactionID }) => transactionID}
        empty={
          isFiltered
            ? { sentence: empty.transactions, help: words.nothingMatchesThisFilter, action: clear }
            : { sentence: empty.transactions, help: words.paymentsShowUpHere, action: firstStep }
        }
      />
      <Pager label={words.pagesOfTheList} nextCursor={page.nextCursor} />
    </>
  )
}

/** A list of many clients has their names where a merchant's has the method. */
const columnsWith = (
  to: TransactionListProps['to'],
  clientNames: Record<string, string> | undefined,
): Column<TransactionView>[] => [
  {
    key: 'description',
    header: words.description,
    cell: (row) => <Description row={row} to={to?.(row.transactionID)} />,
  },
  clientNames
    ? { key: 'client', header: words.client, cell: ({ clientID }) => clientNames[clientID] ?? clientID }
    : { key: 'method', header: words.method, cell: (row) => methodOf(row) },
  { key: 'status', header: words.status, cell: (row) => <TransactionState {...row} /> },
  { key: 'createdAt', header: words.date, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  { key: 'amount', header: words.amount, align: 'right', cell: (row) => <Amount row={row} /> },
]

/** The link reaches over the whole row. */
const Description = ({ row: { description, reference }, to }: { row: TransactionView; to: string | undefined }) => (
  <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
    {to ? (
      <Link to={to} className="row-link line-clamp-2">
        {description}
      </Link>
    ) : (
      <span className="line-clamp-2">{description}</span>
    )}
    {reference && <span className="text-xs font-normal text-ink-faint">{reference}</span>}
  </span>
)

function Amount({ row: { amount, amountRefunded, currency } }: { row: TransactionView }) {
  const money = formatMoney(amount, currency)
  const currencyCode = money.startsWith(currency) ? '' : currency
  return (
    <span className="flex flex-col items-end whitespace-nowrap">
      <span className="font-medium text-ink">{money}</span>
      <span className="text-xs text-ink-faint">
        {amountRefunded > 0 ? words.moneyRefunded(formatMoney(amountRefunded, currency)) : currencyCode}
      </span>
    </span>
  )
}
