import type { RevenueMonthView } from '#contract/billing-reports.js'
import * as words from '#contract/messages/client/billing-reports.js'
import type { Currency } from '#contract/money.js'
import { type RevenueKind, revenueKinds } from '#contract/revenue-kinds.js'
import { countInWords, formatMoney, monthNow } from '#contract/spoken-formats.js'
import { DailyChart } from '../../../components/daily-chart'
import { type Column, DataTable } from '../../../components/data-table'
import { EmptyState } from '../../../components/empty-state'
import { TextLink } from '../../../components/text-link'
import { movementsOf } from './links'

interface MonthsProps {
  /** Oldest first. */
  months: RevenueMonthView[]
  currency: Currency
}

const hasRevenue = (month: RevenueMonthView) =>
  month.opening > 0 || month.closing > 0 || revenueKinds.some((kind) => month[kind] !== 0)
const empty = () => ({ sentence: words.noRevenue, help: words.noRevenueHelp })

export function RevenueChart({ months, currency }: MonthsProps) {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || !months.some(hasRevenue)) return <EmptyState {...empty()} />
  const best = months.reduce((top, month) => (month.closing > top.closing ? month : top))
  const money = (amount: number) => formatMoney(amount, currency)
  const [from, to, highest] = [first, last, best].map(({ month }) => monthNow(month)) as [string, string, string]
  return (
    <DailyChart
      days={months.map(({ month, closing }) => ({ day: month, value: closing, title: money(closing) }))}
      words={words.revenueFromTo(from, to, highest, money(best.closing))}
      left={words.atMonthEnd}
      right={words.highest(money(best.closing))}
      label={monthNow}
    />
  )
}

/** The newest first. */
export const RevenueTable = ({ months, currency }: MonthsProps) => (
  <DataTable
    caption={words.movements}
    columns={columns(currency)}
    rows={months.filter(hasRevenue).reverse()}
    rowKey={({ month }) => month}
    empty={empty()}
    cardsBelow={960}
  />
)

const columns = (currency: Currency): Column<RevenueMonthView>[] => [
  { key: 'month', header: words.month, cell: ({ month }) => monthNow(month) },
  { key: 'opening', header: words.opening, align: 'right', cell: ({ opening }) => formatMoney(opening, currency) },
  ...revenueKinds.map(
    (kind): Column<RevenueMonthView> => ({
      ...{ key: kind, header: words.kinds[kind], align: 'right' },
      cell: (row) => <Change row={row} kind={kind} currency={currency} />,
    }),
  ),
  { key: 'closing', header: words.closing, align: 'right', cell: ({ closing }) => formatMoney(closing, currency) },
  {
    ...{ key: 'subscriptions', header: words.subscriptions, align: 'right' },
    cell: ({ subscriptions }) => countInWords(subscriptions),
  },
]

interface ChangeProps {
  row: RevenueMonthView
  kind: RevenueKind
  currency: Currency
}

function Change({ row, kind, currency }: ChangeProps) {
  const { month } = row
  if (row[kind] === 0) return '–'
  return (
    <TextLink to={movementsOf(currency, { firstMonth: month, lastMonth: month, kind })}>
      {formatMoney(row[kind], currency)}
    </TextLink>
  )
}
