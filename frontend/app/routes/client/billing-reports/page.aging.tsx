import type { AgingBucketView, AgingView } from '#contract/billing-reports.js'
import * as words from '#contract/messages/client/billing-reports.js'
import type { Currency } from '#contract/money.js'
import { countInWords, formatMoney } from '#contract/spoken-formats.js'
import { type Column, DataTable } from '../../../components/data-table'
import { TextLink } from '../../../components/text-link'
import { invoicesOf } from './links'

export const AgingTable = ({ aging: { buckets, invoices, currency } }: { aging: AgingView }) => (
  <DataTable
    caption={words.openInvoices}
    columns={columns(currency)}
    rows={invoices === 0 ? [] : buckets}
    rowKey={({ bucket }) => bucket}
    empty={{ sentence: words.noOpenInvoices }}
    cardsBelow={420}
  />
)

const columns = (currency: Currency): Column<AgingBucketView>[] => [
  { key: 'overdue', header: words.overdue, cell: ({ bucket }) => words.buckets[bucket] },
  { key: 'invoices', header: words.invoices, align: 'right', cell: ({ invoices }) => countInWords(invoices) },
  {
    ...{ key: 'due', header: words.amountDue, align: 'right' },
    cell: ({ bucket, invoices, amountDue }) =>
      invoices === 0 ? (
        '–'
      ) : (
        <TextLink to={invoicesOf(currency, { bucket })}>{formatMoney(amountDue, currency)}</TextLink>
      ),
  },
]
