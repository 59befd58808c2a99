import type { ReactNode } from 'react'
import type { LedgerEntryView } from '#contract/ledger.js'
import * as words from '#contract/messages/client/banks.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { type Column, DataTable } from '../../../components/data-table'
import { Moment } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { postingInWords } from '../../../components/transaction-words'
import { changeOf, entryWords, inReadingOrder } from './words'

const idStyle = 'font-mono text-xs whitespace-nowrap cards:break-all cards:whitespace-normal'

const columns = (): Column<LedgerEntryView>[] => [
  { key: 'what', header: words.whatHappened, cell: (row) => entryWords(row) },
  { key: 'kind', header: words.becauseOf, cell: (row) => postingInWords(row.kind) },
  {
    key: 'transaction',
    header: words.transaction,
    cell: ({ transactionID, payoutID }) =>
      transactionID ? (
        <TextLink to={`/client/transactions/${transactionID}`} className={idStyle}>
          {transactionID}
        </TextLink>
      ) : (
        <span className={idStyle}>{payoutID}</span>
      ),
  },
  { key: 'createdAt', header: words.date, isTime: true, cell: (row) => <Moment iso={row.createdAt} /> },
  { key: 'amount', header: words.amount, align: 'right', cell: (row) => <Amount entry={row} /> },
]

/** The ledger's lines as the merchant reads them: what changes its balances stands out. */
export const LedgerEntries = ({
  rows,
  empty,
}: {
  rows: LedgerEntryView[]
  empty: { help: string; action?: ReactNode }
}) => (
  <DataTable
    caption={words.ledgerEntries}
    columns={columns()}
    rows={inReadingOrder(rows)}
    rowKey={(row) => row.entryID}
    empty={{ sentence: words.noMoneyHasMovedYet, ...empty }}
  />
)

function Amount({ entry }: { entry: LedgerEntryView }) {
  const change = changeOf(entry)
  if (change === null) return <span className="text-ink-faint">{formatMoney(entry.amount, entry.currency)}</span>
  return (
    <span className={`whitespace-nowrap ${change > 0 ? 'text-success' : 'text-ink'}`}>
      {change > 0 && '+'}
      {formatMoney(change, entry.currency)}
    </span>
  )
}
