import * as words from '#contract/messages/admin/dashboard.js'
import { formatMoney } from '#contract/money.js'
import type { CurrencyOperationsView, OperationsView } from '#contract/operations.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { DailyChart } from '../../../components/daily-chart'

/** The currency with the most payments, day by day; today, yesterday and a week ago in figures. */
export function Money({ view: { currencies } }: { view: OperationsView }) {
  const [most] = currencies
  const [weekAgo, yesterday, today] = [most?.points[0], most?.points.at(-2), most?.points.at(-1)]
  if (!most || !weekAgo || !yesterday || !today) return null
  const action = (
    <ButtonLink to="/admin/operations" variant="ghost" size="sm">
      {words.openOperations}
    </ButtonLink>
  )
  return (
    <Card title={words.moneyByDay(most.currency)} lead={words.capturedByDay} action={action}>
      <dl className="mb-5 grid gap-4 sm:grid-cols-3">
        <Figure label={words.today} currency={most.currency} point={today} />
        <Figure label={words.yesterday} currency={most.currency} point={yesterday} />
        <Figure label={words.weekAgo} currency={most.currency} point={weekAgo} />
      </dl>
      <DailyChart
        days={most.points.map(({ at, amount, succeeded }) => ({
          day: at,
          value: amount,
          title: `${formatMoney(amount, most.currency)}, ${words.payments(succeeded)}`,
        }))}
        words={words.moneyChart(most.currency, most.points.length)}
        left={words.capturedInDays(formatMoney(most.amount, most.currency), most.points.length)}
        right={words.payments(most.succeeded)}
      />
    </Card>
  )
}

interface FigureProps {
  label: string
  currency: CurrencyOperationsView['currency']
  point: CurrencyOperationsView['points'][number]
}

const Figure = ({ label, currency, point: { amount, succeeded } }: FigureProps) => (
  <div className="flex min-w-0 flex-col gap-0.5">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="tabular text-lg font-semibold text-ink [overflow-wrap:anywhere]">{formatMoney(amount, currency)}</dd>
    <dd className="text-xs text-ink-faint">{words.payments(succeeded)}</dd>
  </div>
)
