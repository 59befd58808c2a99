import * as words from '#contract/messages/admin/dashboard.js'
import { formatMoney } from '#contract/money.js'
import type { CurrencyOperationsView, OperationsPointView, OperationsView } from '#contract/operations.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { DailyChart } from '../../../components/daily-chart'

type ShownPoint = Pick<OperationsPointView, 'at' | 'amount' | 'succeeded'>

/** All of the operations that the browser is handed. */
interface ShownMoney extends Pick<CurrencyOperationsView, 'currency' | 'amount' | 'succeeded'> {
  points: ShownPoint[]
}

/** Of the currency with the most payments; null without any. */
export function shownMoney({ currencies: [most] }: OperationsView): ShownMoney | null {
  if (!most) return null
  const { currency, amount, succeeded, points } = most
  return { currency, amount, succeeded, points: points.map(shownPoint) }
}

const shownPoint = ({ at, amount, succeeded }: OperationsPointView): ShownPoint => ({ at, amount, succeeded })

/** One currency, day by day; today, yesterday and a week ago in figures. */
export function Money({ most }: { most: ShownMoney }) {
  const [weekAgo, yesterday, today] = [most.points[0], most.points.at(-2), most.points.at(-1)]
  if (!weekAgo || !yesterday || !today) return null
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
  currency: ShownMoney['currency']
  point: ShownPoint
}

const Figure = ({ label, currency, point: { amount, succeeded } }: FigureProps) => (
  <div className="flex min-w-0 flex-col gap-0.5">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="tabular text-lg font-semibold text-ink [overflow-wrap:anywhere]">{formatMoney(amount, currency)}</dd>
    <dd className="text-xs text-ink-faint">{words.payments(succeeded)}</dd>
  </div>
)
