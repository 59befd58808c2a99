import { Form } from 'react-router'
import { subscriptionStatuses } from '#contract/billing-choices.js'
import * as customers from '#contract/messages/client/customers.js'
import * as invoices from '#contract/messages/client/invoices.js'
import * as portal from '#contract/messages/client/portal-settings.js'
import * as words from '#contract/messages/client/subscriptions.js'
import type { SubscriptionView } from '#contract/subscriptions.js'
import { silently } from '../../../api/silently.server'
import { listOwnSubscriptions } from '../../../api/subscriptions.server'
import { Button, ButtonLink as PlainLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { DownloadIcon, PlusIcon } from '../../../components/icon'
import { LoadFailure } from '../../../components/load-failure'
import { inMode, useMode } from '../../../components/mode-switch'
import { dayOf } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { Pager } from '../../../components/pager'
import { TextLink } from '../../../components/text-link'
import { ButtonLink, useMay } from '../parts/may'
import type { Route } from './+types/list'
import { SubscriptionBadge } from '../parts/subscription-badge'
import { canceledWords, filterOf } from './filter'
import { customerNames, plansOf, planWords } from '../parts/plans.server'
import { SubscriptionTabs } from '../parts/subscription-tabs'

type Row = SubscriptionView & { customerName: string; plan: string }

export const meta: Route.MetaFunction = () => pageMeta(words.subscriptions)

export async function loader({ context, url }: Route.LoaderArgs) {
  const filter = filterOf(url)
  const cursor = url.searchParams.get('cursor')
  const page = await silently(listOwnSubscriptions(context, { ...filter, cursor }), null)
  const items = page?.items ?? []
  const [names, plans] = await Promise.all([customerNames(context, items), plansOf(context)])
  const rows = page?.items.map(
    (row): Row => ({ ...row, customerName: names.get(row.customerID) ?? '', plan: planWords(row.items, plans) }),
  )
  return { rows, nextCursor: page?.nextCursor ?? null, ...filter }
}

export default function Subscriptions({ loaderData }: Route.ComponentProps) {
  const { rows, nextCursor, ...filter } = loaderData
  const { q, status } = filter
  const canceled = canceledWords(filter)
  const add = (
    <ButtonLink to="/client/subscriptions/new" icon={<PlusIcon />}>
      {words.newSubscription}
    </ButtonLink>
  )
  const clear = (
    <PlainLink to="/client/subscriptions" variant="outline">
      {customers.clear}
    </PlainLink>
  )
  return (
    <>
      <PageHeader title={words.subscriptions} lead={words.lead} action={add} />
      <SubscriptionTabs />
      <Card flush>
        {canceled && (
          <p className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line px-5 py-3 text-sm text-ink-soft">
            {canceled}
            <TextLink to="/client/subscriptions">{portal.showAll}</TextLink>
          </p>
        )}
        <Filter {...filter} />
        {rows ? (
          <>
            <DataTable
              caption={words.subscriptions}
              columns={columns()}
              rows={rows}
              rowKey={({ subscriptionID }) => subscriptionID}
              empty={
                q || status || canceled
                  ? { sentence: words.noneFound, help: invoices.noneFoundHelp, action: clear }
                  : { sentence: words.noneYet, help: words.noneYetHelp, action: add }
              }
            />
            <Pager label={words.more} nextCursor={nextCursor} />
          </>
        ) : (
          <LoadFailure inset />
        )}
      </Card>
    </>
  )
}

type FilterProps = ReturnType<typeof filterOf>

function Filter({ q, status, ...canceled }: FilterProps) {
  const may = useMay()
  const mode = useMode()
  const kept = Object.entries(canceled).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  const file = `/client/subscriptions.csv?${new URLSearchParams({ q, status: status ?? '', ...Object.fromEntries(kept) })}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-3.5">
      <Form
        key={`${q} ${status} ${kept.join(' ')}`}
        role="search"
        className="flex w-full min-w-0 flex-wrap gap-2 sm:w-auto sm:flex-1 sm:flex-nowrap"
      >
        <input
          type="search"
          name="q"
          defaultValue={q}
          aria-label={words.search}
          placeholder={words.search}
          className="control w-full! min-w-0 sm:max-w-72"
        />
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <select
          name="status"
          aria-label={invoices.status}
          defaultValue={status ?? ''}
          className="control max-w-full flex-1 basis-44 sm:w-44! sm:flex-none"
        >
          <option value="">{words.everyStatus}</option>
          {subscriptionStatuses.map((value) => (
            <option key={value} value={value}>
              {words.statuses[value]}
            </option>
          ))}
        </select>
        <Button variant="outline">{customers.find}</Button>
      </Form>
      {may('GET /subscriptions/export.csv') && (
        <PlainLink reloadDocument to={inMode(file, mode)} variant="ghost" icon={<DownloadIcon />}>
          CSV
        </PlainLink>
      )}
    </div>
  )
}

const columns = (): Column<Row>[] => [
  {
    key: 'plan',
    header: words.plan,
    cell: ({ subscriptionID, plan }) => (
      <span className="[overflow-wrap:anywhere]">
        <TextLink to={`/client/subscriptions/${subscriptionID}`}>{plan}</TextLink>
      </span>
    ),
  },
  {
    key: 'customer',
    header: customers.customer,
    cell: ({ customerName }) => <span className="[overflow-wrap:anywhere]">{customerName}</span>,
  },
  { key: 'status', header: invoices.status, cell: (row) => <SubscriptionBadge row={row} /> },
  { key: 'next', header: words.nextRenewal, cell: (row) => renewalOf(row) },
  { key: 'createdAt', header: words.startedOn, cell: ({ createdAt }) => dayOf(createdAt) },
]

function renewalOf({ status, cancelAtPeriodEnd, currentPeriodEnd, renewsAt }: SubscriptionView): string {
  if (status === 'canceled' || status === 'paused' || status === 'incomplete') return ''
  const day = dayOf(renewsAt ?? currentPeriodEnd)
  return cancelAtPeriodEnd ? words.endsOn(day) : day
}
