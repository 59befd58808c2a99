import * as products from '#contract/messages/client/products.js'
import * as words from '#contract/messages/client/subscriptions.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { UsageEventView, UsageView } from '#contract/usage-events.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { dayOf } from '../../../components/moment'
import { TextLink } from '../../../components/text-link'
import { eventColumns } from './usage-columns'

/** Of each period that isn’t invoiced yet. */
export const UsageSoFar = ({ usage }: { usage: UsageView[] }) => (
  <Card flush title={words.usageSoFar} lead={words.usageNotInvoiced}>
    <DataTable
      caption={words.usageSoFar}
      columns={soFarColumns()}
      rows={usage}
      rowKey={({ priceID, periodStart }) => priceID + periodStart}
      cardsBelow={560}
      empty={{ sentence: words.noUsage, help: words.noUsageHelp }}
    />
  </Card>
)

const soFarColumns = (): Column<UsageView>[] => [
  {
    key: 'name',
    header: products.product,
    cell: ({ name, usageAggregation }) => (
      <span className="flex min-w-0 flex-col [overflow-wrap:anywhere]">
        <span className="text-ink">{name}</span>
        <span className="text-xs text-ink-faint">{products.usageAggregations[usageAggregation]}</span>
      </span>
    ),
  },
  {
    key: 'period',
    header: words.period,
    cell: ({ periodStart, periodEnd }) => `${dayOf(periodStart)} – ${dayOf(periodEnd)}`,
  },
  { key: 'quantity', header: words.used, align: 'right', cell: ({ quantity }) => quantity },
  {
    key: 'amount',
    header: words.costSoFar,
    align: 'right',
    cell: ({ amount, currency }) => <span className="text-ink">{formatMoney(amount, currency)}</span>,
  },
]

interface LatestProps {
  subscriptionID: string
  events: UsageEventView[]
}

export const LatestUsage = ({ subscriptionID, events }: LatestProps) => (
  <Card
    flush
    title={words.latestUsage}
    action={
      events.length > 0 && (
        <TextLink to={`/client/subscriptions/usage?subscriptionID=${subscriptionID}`}>{words.allUsage}</TextLink>
      )
    }
  >
    <DataTable
      caption={words.latestUsage}
      columns={eventColumns()}
      rows={events}
      rowKey={({ usageEventID }) => usageEventID}
      cardsBelow={420}
      empty={{ sentence: words.noUsage, help: words.noUsageHelp }}
    />
  </Card>
)
