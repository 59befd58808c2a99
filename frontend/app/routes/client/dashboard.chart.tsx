import { type Currency, formatMoney } from '#contract/money.js'
import type { DayTotalsView } from '#contract/transaction-summary.js'
import { dayOf } from '../../components/moment'

// The picture's own units; it is stretched to the width there is.
const step = 20
const bar = 14
const height = 100

interface DailyChartProps {
  /** Oldest first. */
  days: DayTotalsView[]
  currency: Currency
}

/** One bar a day, drawn on the server. Whoever does not see it hears the first, the last and the best day. */
export function DailyChart({ days, currency }: DailyChartProps) {
  const best = days.reduce((top, day) => (day.amount > top.amount ? day : top))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const words =
    `Payments per day from ${dayOf(first.day)} to ${dayOf(last.day)}. ` +
    `The best day was ${dayOf(best.day)} with ${formatMoney(best.amount, currency)}.`
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <div className="flex justify-between gap-4 text-xs text-ink-faint">
        <span>Per day</span>
        <span className="tabular">Best {formatMoney(best.amount, currency)}</span>
      </div>
      <svg
        role="img"
        aria-label={words}
        viewBox={`0 0 ${days.length * step} ${height + 1}`}
        preserveAspectRatio="none"
        className="daily-chart"
      >
        <path
          d={`M0 ${height + 0.5}H${days.length * step}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        {days.map((day, index) => (
          <Bar key={day.day} day={day} index={index} currency={currency} top={best.amount} />
        ))}
      </svg>
      <figcaption className="tabular flex justify-between gap-4 text-xs text-ink-faint">
        <span>{dayOf(first.day)}</span>
        <span>{dayOf(last.day)}</span>
      </figcaption>
    </figure>
  )
}

function Bar({ day, index, currency, top }: { day: DayTotalsView; index: number; currency: Currency; top: number }) {
  // A day with a payment is seen, however small the payment.
  const tall = day.amount === 0 ? 0 : Math.max(2, Math.round((day.amount / top) * height))
  const x = index * step
  return (
    <g>
      <title>{`${dayOf(day.day)}: ${formatMoney(day.amount, currency)}, ${day.payments} payments`}</title>
      <rect x={x} y={0} width={step} height={height} className="fill-transparent" />
      <rect x={x + (step - bar) / 2} y={height - tall} width={bar} height={tall} className="daily-chart-bar" />
    </g>
  )
}
