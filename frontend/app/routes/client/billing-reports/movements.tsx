import { Link } from 'react-router'
import type { RevenueMovementView } from '#contract/billing-reports.js'
import * as area from '#contract/messages/client/area.js'
import * as words from '#contract/messages/client/billing-reports.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { listMovements } from '../../../api/billing-reports.server'
import { silently } from '../../../api/silently.server'
import { BackLink } from '../../../components/back-link'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { LoadFailure } from '../../../components/load-failure'
import { inMode, useMode } from '../../../components/mode-switch'
import { Moment } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { useMay } from '../parts/may'
import type { Route } from './+types/movements'
import { askedIn, movementFilters } from './asked'

export const meta: Route.MetaFunction = () => pageMeta(words.movements)

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = askedIn(url.searchParams, movementFilters)
  const page = await silently(listMovements(context, { ...asked, cursor: url.searchParams.get('cursor') }), null)
  return { page, search: url.search }
}

export default function Movements({ loaderData: { page, search } }: Route.ComponentProps) {
  const may = useMay()
  const mode = useMode()
  return (
    <>
      <BackLink to="/client/billing-reports">{area.billingReports}</BackLink>
      <PageHeader title={words.movements} lead={words.movementsLead} />
      <Card
        flush
        title={words.movements}
        action={
          may('GET /billing-reports/movements/export.csv') && (
            <TextLink to={inMode(`/client/billing-reports/movements.csv${search}`, mode)} reloadDocument>
              {words.downloadCsv}
            </TextLink>
          )
        }
      >
        {page ? (
          <>
            <DataTable
              caption={words.movements}
              columns={columns()}
              rows={page.items}
              rowKey={({ movementID }) => movementID}
              empty={{ sentence: words.noMovements, help: words.noRevenueHelp }}
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

const columns = (): Column<RevenueMovementView>[] => [
  { key: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
  {
    ...{ key: 'before', header: words.before, align: 'right' },
    cell: ({ monthlyBefore, currency }) => formatMoney(monthlyBefore, currency),
  },
  {
    ...{ key: 'after', header: words.after, align: 'right' },
    cell: ({ monthlyAfter, currency }) => formatMoney(monthlyAfter, currency),
  },
  {
    ...{ key: 'customer', header: words.customer },
    cell: ({ customerID }) => (
      <Link to={`/client/customers/${customerID}`} className="row-link whitespace-nowrap">
        {words.viewCustomer}
      </Link>
    ),
  },
  { key: 'date', header: words.date, align: 'right', cell: ({ createdAt }) => <Moment iso={createdAt} /> },
]
