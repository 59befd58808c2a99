import { Form } from 'react-router'
import * as area from '#contract/messages/client/area.js'
import * as words from '#contract/messages/client/billing-reports.js'
import * as portal from '#contract/messages/client/portal-settings.js'
import { currencies } from '#contract/money.js'
import { loadReports } from '../../../api/billing-reports.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { LoadFailure } from '../../../components/load-failure'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/page'
import { AgingTable } from './page.aging'
import { CanceledFile, CancellationTable } from './page.cancellations'
import { ChurnTable } from './page.churn'
import { CohortTable } from './page.cohorts'
import { RevenueChart, RevenueTable } from './page.revenue'
import { spanOf } from './span.server'

export const meta: Route.MetaFunction = () => pageMeta(area.billingReports)

export async function loader({ context, url }: Route.LoaderArgs) {
  const span = await spanOf(context, url.searchParams)
  const [revenue, churn, retention, aging, cancellations] = await loadReports(context, span)
  return { span, revenue, churn, retention, aging, cancellations }
}

export default function BillingReports({ loaderData }: Route.ComponentProps) {
  const { span, revenue, churn, retention, aging, cancellations } = loaderData
  const { currency } = span
  const hasCanceled = cancellations !== null && cancellations.subscriptions > 0
  return (
    <>
      <PageHeader title={area.billingReports} lead={words.reportsLead} action={<Span {...span} />} />
      <Card title={words.revenue}>
        {revenue ? <RevenueChart months={revenue.months} currency={currency} /> : <LoadFailure />}
      </Card>
      {revenue && (
        <Card flush title={words.movements}>
          <RevenueTable months={revenue.months} currency={currency} />
        </Card>
      )}
      <Card flush title={words.churn}>
        {churn ? <ChurnTable months={churn.months} currency={currency} /> : <LoadFailure inset />}
      </Card>
      <Card flush title={portal.reasons} lead={portal.reasonsLead} action={hasCanceled && <CanceledFile {...span} />}>
        {cancellations ? <CancellationTable cancellations={cancellations} {...span} /> : <LoadFailure inset />}
      </Card>
      <Card flush title={words.retention}>
        {retention ? <CohortTable cohorts={retention.cohorts} currency={currency} /> : <LoadFailure inset />}
      </Card>
      <Card flush title={words.openInvoices}>
        {aging ? <AgingTable aging={aging} /> : <LoadFailure inset />}
      </Card>
    </>
  )
}

function Span({ currency, lastMonth }: Route.ComponentProps['loaderData']['span']) {
  return (
    <Form role="search" className="flex max-w-full flex-wrap gap-2" preventScrollReset>
      <select
        key={currency}
        name="currency"
        aria-label={words.currency}
        className="control w-28! min-w-0"
        defaultValue={currency}
      >
        {currencies.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <input
        key={lastMonth}
        name="lastMonth"
        type="month"
        aria-label={words.lastMonth}
        className="control w-44! min-w-0"
        defaultValue={lastMonth}
      />
      <Button variant="outline">{words.show}</Button>
    </Form>
  )
}
