import { Form } from 'react-router'
import * as customers from '#contract/messages/client/customers.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as words from '#contract/messages/client/subscriptions.js'
import type { UsageEventView } from '#contract/usage-events.js'
import { loadOwnSubscription } from '../../../api/subscriptions.server'
import { silently } from '../../../api/silently.server'
import { listOwnUsage } from '../../../api/usage.server'
import { Button, ButtonLink as PlainLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { DownloadIcon } from '../../../components/icon'
import { LoadFailure } from '../../../components/load-failure'
import { inMode, useMode } from '../../../components/mode-switch'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import type { Context } from '../../../session/site-context.server'
import { useMay } from '../parts/may'
import { customerNames, plansOf, planWords } from '../parts/plans.server'
import { SubscriptionTabs } from '../parts/subscription-tabs'
import type { Route } from './+types/usage'
import { eventColumns } from './usage-columns'
import { usageFilterOf } from './usage-filter'

type Row = UsageEventView & { plan: string; customerName: string }

export const meta: Route.MetaFunction = () => pageMeta(words.usage)

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = usageFilterOf(url)
  const cursor = url.searchParams.get('cursor')
  const [page, plans] = await Promise.all([
    silently(listOwnUsage(context, { ...filter, cursor }), null),
    plansOf(context),
  ])
  const planOf = (priceID: string) => planWords([{ priceID, quantity: null, taxRateID: null }], plans)
  const names = await namesOf(context, page?.items ?? [])
  const rows = page?.items.map(
    (row): Row => ({ ...row, plan: planOf(row.priceID), customerName: names.get(row.subscriptionID) ?? '' }),
  )
  return { rows, nextCursor: page?.nextCursor ?? null, filter }
}

/** By subscription. */
async function namesOf(context: Context, events: readonly UsageEventView[]): Promise<Map<string, string>> {
  const ids = [...new Set(events.map(({ subscriptionID }) => subscriptionID))]
  const found = await Promise.all(ids.map((id) => silently(loadOwnSubscription(context, id), null)))
  const subscriptions = found.filter((one) => one !== null)
  const names = await customerNames(context, subscriptions)
  return new Map(
    subscriptions.map(({ subscriptionID, customerID }) => [subscriptionID, names.get(customerID) ?? customerID]),
  )
}

export default function Usage({ loaderData: { rows, nextCursor, filter } }: Route.ComponentProps) {
  const isFiltered = Object.keys(filter).length > 0
  const clear = (
    <PlainLink to="/client/subscriptions/usage" variant="outline">
      {customers.clear}
    </PlainLink>
  )
  return (
    <>
      <PageHeader title={words.usage} lead={words.usageLead} />
      <SubscriptionTabs />
      <Card flush>
        <Filter filter={filter} />
        {rows ? (
          <>
            <DataTable
              caption={words.usage}
              columns={columns()}
              rows={rows}
              rowKey={({ usageEventID }) => usageEventID}
              cardsBelow={780}
              empty={
                isFiltered
                  ? { sentence: words.noUsageFound, action: clear }
                  : { sentence: words.noUsage, help: words.noUsageHelp }
              }
            />
            <Pager label={words.moreUsage} nextCursor={nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </>
  )
}

function Filter({ filter }: { filter: ReturnType<typeof usageFilterOf> }) {
  const { subscriptionID = '' } = filter
  const may = useMay()
  const mode = useMode()
  const file = `/client/subscriptions/usage.csv?${new URLSearchParams({ ...filter })}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-3.5">
      <Form key={subscriptionID} role="search" className="flex w-full min-w-0 gap-2 sm:max-w-md">
        <input
          type="search"
          name="subscriptionID"
          defaultValue={subscriptionID}
          aria-label={words.subscriptionID}
          placeholder={words.subscriptionID}
          className="control min-w-0 flex-1"
        />
        <Button variant="outline">{customers.find}</Button>
      </Form>
      {may('GET /usage-events/export.csv') && (
        <PlainLink reloadDocument to={inMode(file, mode)} variant="ghost" icon={<DownloadIcon />}>
          CSV
        </PlainLink>
      )}
    </div>
  )
}

const columns = (): Column<Row>[] => {
  const [time, ...others] = eventColumns<Row>()
  const plan: Column<Row> = {
    key: 'plan',
    header: invoices.price,
    cell: ({ plan: name, subscriptionID }) => (
      <TextLink to={`/client/subscriptions/${subscriptionID}`} className="[overflow-wrap:anywhere]">
        {name}
      </TextLink>
    ),
  }
  const customer: Column<Row> = {
    key: 'customer',
    header: customers.customer,
    cell: ({ customerName }) => <span className="[overflow-wrap:anywhere]">{customerName}</span>,
  }
  return [...(time ? [time] : []), customer, plan, ...others]
}
