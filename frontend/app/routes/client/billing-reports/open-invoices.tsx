import { Link } from 'react-router'
import type { InvoiceSummaryView } from '#contract/invoices.js'
import * as area from '#contract/messages/client/area.js'
import * as words from '#contract/messages/client/billing-reports.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { listAgedInvoices } from '../../../api/billing-reports.server'
import { silently } from '../../../api/silently.server'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { LoadFailure } from '../../../components/load-failure'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import type { Route } from './+types/open-invoices'
import { askedIn, invoiceFilters } from './asked'

export const meta: Route.MetaFunction = () => pageMeta(words.openInvoices)

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedIn(url.searchParams, invoiceFilters)
  return silently(listAgedInvoices(context, { ...asked, cursor: url.searchParams.get('cursor') }), null)
}

export default function OpenInvoices({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/client/billing-reports">{area.billingReports}</BackLink>
      <PageHeader title={words.openInvoices} />
      <Card flush title={words.openInvoices}>
        {page ? (
          <>
            <DataTable
              caption={words.openInvoices}
              columns={columns()}
              rows={page.items}
              rowKey={({ invoiceID }) => invoiceID}
              empty={{ sentence: words.noOpenInvoices }}
            />
            <Pager nextCursor={page.nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </>
  )
}

const columns = (): Column<InvoiceSummaryView>[] => [
  {
    ...{ key: 'number', header: words.invoiceNumber },
    cell: ({ invoiceID, number }) => (
      <Link to={`/client/invoices/${invoiceID}`} className="row-link whitespace-nowrap">
        {number}
      </Link>
    ),
  },
  { key: 'due', header: words.dueOn, cell: ({ dueAt }) => dueAt && <Moment iso={dueAt} /> },
  {
    ...{ key: 'amount', header: words.amountDue, align: 'right' },
    cell: ({ amountDue, currency }) => formatMoney(amountDue, currency),
  },
]
