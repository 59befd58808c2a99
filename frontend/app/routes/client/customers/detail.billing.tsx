import type { InvoiceSummaryView } from '#contract/invoices.js'
import * as words from '#contract/messages/client/customers.js'
import * as invoiceWords from '#contract/messages/client/invoices.js'
import * as subscriptionWords from '#contract/messages/client/subscriptions.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { dayOf } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { InvoiceBadge } from '../parts/invoice-badge'
import { SubscriptionBadge } from '../parts/subscription-badge'

type Subscribed = SubscriptionView & { plan: string }

interface CustomerBillingProps {
  billing: { subscriptions: Subscribed[]; invoices: InvoiceSummaryView[] }
}

/** Only what there is: most customers of a shop have neither. */
export const CustomerBilling = ({ billing: { subscriptions, invoices } }: CustomerBillingProps) => (
  <>
    {subscriptions.length > 0 && (
      <Card flush title={subscriptionWords.subscriptions}>
        <DataTable
          caption={subscriptionWords.subscriptions}
          columns={subscriptionColumns()}
          rows={subscriptions}
          rowKey={({ subscriptionID }) => subscriptionID}
          cardsBelow={420}
          empty={{ sentence: subscriptionWords.noneYet }}
        />
      </Card>
    )}
    {invoices.length > 0 && (
      <Card flush title={invoiceWords.invoices}>
        <DataTable
          caption={invoiceWords.invoices}
          columns={invoiceColumns()}
          rows={invoices}
          rowKey={({ invoiceID }) => invoiceID}
          cardsBelow={420}
          empty={{ sentence: invoiceWords.noneYet }}
        />
      </Card>
    )}
  </>
)

const subscriptionColumns = (): Column<Subscribed>[] => [
  {
    key: 'plan',
    header: subscriptionWords.plan,
    cell: ({ subscriptionID, plan }) => (
      <span className="[overflow-wrap:anywhere]">
        <TextLink to={`/client/subscriptions/${subscriptionID}`}>{plan}</TextLink>
      </span>
    ),
  },
  { key: 'status', header: words.status, cell: (row) => <SubscriptionBadge row={row} /> },
  {
    key: 'next',
    header: subscriptionWords.nextRenewal,
    cell: ({ status, currentPeriodEnd, renewsAt }) =>
      status === 'canceled' ? '' : dayOf(renewsAt ?? currentPeriodEnd),
  },
]

const invoiceColumns = (): Column<InvoiceSummaryView>[] => [
  {
    key: 'number',
    header: invoiceWords.number,
    cell: ({ invoiceID, number }) => (
      <TextLink to={`/client/invoices/${invoiceID}`}>{number ?? invoiceWords.draftInvoice}</TextLink>
    ),
  },
  { key: 'status', header: words.status, cell: ({ status }) => <InvoiceBadge status={status} /> },
  { key: 'date', header: words.date, cell: ({ finalizedAt, createdAt }) => dayOf(finalizedAt ?? createdAt) },
  {
    key: 'total',
    header: words.amount,
    align: 'right',
    cell: ({ total, currency }) => <span className="text-ink">{formatMoney(total, currency)}</span>,
  },
]
