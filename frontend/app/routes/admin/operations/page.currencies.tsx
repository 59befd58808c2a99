import { Link, useSearchParams } from 'react-router'
import * as words from '#contract/messages/admin/operations.js'
import { formatMoney } from '#contract/money.js'
import type { CurrencyOperationsView, OperationsPointView, OperationsView } from '#contract/operations.js'
import { Card } from '../../../components/card'
import { type Column, DataTable } from '../../../components/data-table'
import { TableCard } from '../../../components/table-card'
import { EmptyState } from '../../../components/empty-state'
import { useMay } from '../parts/may'
import type { Chart } from './chart.server'
import { VolumeChart } from './page.chart'
import { Change, changeOf, Count, Rate } from './page.compared'

interface CurrenciesProps {
  view: OperationsView
  chart: Chart | null
  /** Whose days are drawn. */
  currency: CurrencyOperationsView | undefined
}

export function Currencies({ view, chart, currency }: CurrenciesProps) {
  const { may } = useMay()
  if (!chart || !currency)
    return (
      <Card flush title={words.payments}>
        <EmptyState sentence={words.noPayments} help={words.noPaymentsHelp} />
      </Card>
    )
  const listOf = (at: string) => {
    const day = at.slice(0, 10)
    const filter = new URLSearchParams({ currency: currency.currency, from: day, to: day })
    return may('GET /transactions') ? `/admin/transactions?${filter}` : null
  }
  return (
    <>
      <TableCard
        title={words.payments}
        cardsBelow={560}
        columns={columnsOf(view)}
        rows={view.currencies}
        rowKey={(row) => row.currency}
        empty={{ sentence: words.noPayments }}
      />
      <Card title={currency.currency} action={<Choice currencies={view.currencies} chosen={currency.currency} />}>
        <VolumeChart chart={chart} currency={currency.currency} listOf={listOf} />
        <details className="mt-4">
          <summary className="text-sm text-ink-soft hover:text-ink">{words.showTable}</summary>
          <DataTable
            cardsBelow={560}
            caption={words.volumeChart(currency.currency)}
            columns={pointColumns(currency, chart)}
            rows={currency.points.filter(({ succeeded, failed }) => succeeded + failed > 0)}
            rowKey={({ at }) => at}
            empty={{ sentence: words.noPayments }}
          />
        </details>
      </Card>
    </>
  )
}

function Choice({ currencies, chosen }: { currencies: CurrencyOperationsView[]; chosen: string }) {
  const [asked] = useSearchParams()
  if (currencies.length < 2) return null
  const to = (currency: string) => `?${new URLSearchParams([...withoutCurrency(asked), ['currency', currency]])}`
  return (
    <nav aria-label={words.currency} className="flex flex-wrap gap-1 rounded-control bg-tint p-1 text-sm">
      {currencies.map(({ currency }) => (
        <Link
          key={currency}
          to={to(currency)}
          preventScrollReset
          aria-current={currency === chosen ? 'true' : undefined}
          className="rounded-small px-2.5 py-1 text-ink-soft hover:text-ink aria-[current]:bg-panel aria-[current]:font-medium aria-[current]:text-ink"
        >
          {currency}
        </Link>
      ))}
    </nav>
  )
}

const withoutCurrency = (asked: URLSearchParams) => [...asked].filter(([name]) => name !== 'currency')

const columnsOf = (view: OperationsView): Column<CurrencyOperationsView>[] => [
  { key: 'currency', header: words.currency, cell: ({ currency }) => currency },
  {
    key: 'volume',
    header: words.volume,
    align: 'right',
    cell: ({ amount, amountBefore, currency }) => (
      <span className="tabular text-ink">
        {formatMoney(amount, currency)}
        <Change said={changeOf(amount, amountBefore)} />
      </span>
    ),
  },
  {
    key: 'succeeded',
    header: words.succeeded,
    align: 'right',
    cell: ({ succeeded, before, currency }) => (
      <Count now={succeeded} before={before.succeeded} view={view} filter={{ status: 'succeeded', currency }} />
    ),
  },
  {
    key: 'failed',
    header: words.failed,
    align: 'right',
    cell: ({ failed, before, currency }) => (
      <Count now={failed} before={before.failed} view={view} filter={{ status: 'failed', currency }} />
    ),
  },
  {
    key: 'rate',
    header: words.successRate,
    align: 'right',
    cell: ({ successPercentage, before }) => <Rate now={successPercentage} before={before.successPercentage} />,
  },
]

const pointColumns = ({ currency }: CurrencyOperationsView, chart: Chart): Column<OperationsPointView>[] => {
  const says = new Map(chart.points.map(({ at, label }) => [at, label]))
  return [
    { key: 'time', header: words.time, cell: ({ at }) => <span className="tabular">{says.get(at)}</span> },
    {
      key: 'volume',
      header: words.volume,
      align: 'right',
      cell: ({ amount }) => <span className="tabular text-ink">{formatMoney(amount, currency)}</span>,
    },
    { key: 'succeeded', header: words.succeeded, align: 'right', cell: ({ succeeded }) => succeeded },
    { key: 'failed', header: words.failed, align: 'right', cell: ({ failed }) => failed },
    {
      key: 'rate',
      header: words.successRate,
      align: 'right',
      cell: ({ successPercentage }) => words.percent(successPercentage),
    },
  ]
}
