import type { InvoiceSummaryView } from '#contract/invoices.js'
import * as customers from '#contract/messages/client/customers.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as words from '#contract/messages/client/subscriptions.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { Card } from '../../../components/card'
import { actionsColumn, type Column, DataTable } from '../../../components/data-table'
import { dayOf } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { InvoiceBadge } from '../parts/invoice-badge'
import { ButtonLink } from '../parts/may'

export const SubscriptionInvoices = ({ invoices: rows }: { invoices: InvoiceSummaryView[] }) => (
  <Card flush title={invoices.invoices}>
    <DataTable
      caption={invoices.invoices}
      columns={columns()}
      rows={rows}
      rowKey={({ invoiceID }) => invoiceID}
      cardsBelow={560}
      empty={{ sentence: words.noInvoices }}
    />
  </Card>
)

const columns = (): Column<InvoiceSummaryView>[] => [
  {
    key: 'number',
    header: invoices.number,
    cell: ({ invoiceID, number }) => (
      <TextLink to={`/client/invoices/${invoiceID}`}>{number ?? invoices.draftInvoice}</TextLink>
    ),
  },
  { key: 'date', header: customers.date, cell: ({ finalizedAt, createdAt }) => dayOf(finalizedAt ?? createdAt) },
  { key: 'status', header: invoices.status, cell: ({ status }) => <InvoiceBadge status={status} /> },
  {
    key: 'total',
    header: customers.amount,
    align: 'right',
    cell: ({ total, currency }) => <span className="text-ink">{formatMoney(total, currency)}</span>,
  },
  {
    ...actionsColumn,
    header: words.retryNow,
    cell: ({ invoiceID, amountDue, number }) =>
      amountDue > 0 && (
        <ButtonLink to={`/client/invoices/${invoiceID}/charge`} size="sm" variant="outline">
          {words.retryNow}
          <span className="sr-only"> {number}</span>
        </ButtonLink>
      ),
  },
]
