import type { ChurnMonthView } from '#contract/billing-reports.js'
import * as words from '#contract/messages/client/billing-reports.js'
import type { Currency } from '#contract/money.js'
import { countInWords, formatMoney, monthNow } from '#contract/spoken-formats.js'
import { type Column, DataTable } from '../../../components/data-table'
import { TextLink } from '../../../components/text-link'
import { movementsOf } from './links'
import { percentOf } from './percent'

interface ChurnProps {
  months: ChurnMonthView[]
  currency: Currency
}

/** The newest first. */
export function ChurnTable({ months, currency }: ChurnProps) {
  const rows = months.filter(({ openingSubscriptions }) => openingSubscriptions > 0).reverse()
  return (
    <DataTable
      caption={words.churn}
      columns={columns(currency)}
      rows={rows}
      rowKey={({ month }) => month}
      empty={{ sentence: words.noRevenue, help: words.noRevenueHelp }}
    />
  )
}

const columns = (currency: Currency): Column<ChurnMonthView>[] => [
  { key: 'month', header: words.month, cell: ({ month }) => monthNow(month) },
  {
    ...{ key: 'opening', header: words.opening, align: 'right' },
    cell: ({ openingSubscriptions, openingRevenue }) =>
      `${countInWords(openingSubscriptions)} · ${formatMoney(openingRevenue, currency)}`,
  },
  {
    ...{ key: 'canceled', header: words.kinds.churn, align: 'right' },
    cell: ({ month, canceledSubscriptions, canceledRevenue }) =>
      canceledSubscriptions === 0 ? (
        '–'
      ) : (
        <TextLink
          to={movementsOf(currency, { firstMonth: month, lastMonth: month, kind: 'churn' })}
          className="whitespace-nowrap"
        >
          {`${countInWords(canceledSubscriptions)} · ${formatMoney(canceledRevenue, currency)}`}
        </TextLink>
      ),
  },
  {
    ...{ key: 'subscriptions', header: words.subscriptionChurn, align: 'right' },
    cell: ({ subscriptionChurnHundredths }) => percentOf(subscriptionChurnHundredths),
  },
  {
    ...{ key: 'revenue', header: words.revenueChurn, align: 'right' },
    cell: ({ revenueChurnHundredths }) => percentOf(revenueChurnHundredths),
  },
]
