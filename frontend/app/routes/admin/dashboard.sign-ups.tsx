import type { SignUpsView } from '#contract/admin.js'
import { Card } from '../../components/card'
import { dayOf } from '../../components/moment'

// The picture's own units; it is stretched to the width there is.
const step = 20
const bar = 14
const height = 100

/** One bar a day, drawn on the server. Whoever does not see it hears the total and the best day. */
export function SignUps({ signUps: { days, total } }: { signUps: SignUpsView }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const best = days.reduce((top, day) => (day.clients > top.clients ? day : top))
  const words =
    `${counted(total)} from ${dayOf(first.day)} to ${dayOf(last.day)}. ` +
    `The most on one day: ${best.clients}, on ${dayOf(best.day)}.`
  return (
    <Card title="Sign-ups">
      <figure className="flex min-w-0 flex-col gap-2">
        <div className="flex justify-between gap-4 text-xs text-ink-faint">
          <span className="tabular">
            {counted(total)} in {days.length} days
          </span>
          <span className="tabular">Most on one day {best.clients}</span>
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
          {days.map(({ day, clients }, index) => {
            // A day with a sign-up is seen, however many the others had.
            const tall = clients === 0 ? 0 : Math.max(2, Math.round((clients / best.clients) * height))
            return (
              <g key={day}>
                <title>{`${dayOf(day)}: ${counted(clients)}`}</title>
                <rect x={index * step} y={0} width={step} height={height} className="fill-transparent" />
                <rect
                  x={index * step + (step - bar) / 2}
                  y={height - tall}
                  width={bar}
                  height={tall}
                  className="daily-chart-bar"
                />
              </g>
            )
          })}
        </svg>
        <figcaption className="tabular flex justify-between gap-4 text-xs text-ink-faint">
          <span>{dayOf(first.day)}</span>
          <span>{dayOf(last.day)}</span>
        </figcaption>
      </figure>
    </Card>
  )
}

const counted = (clients: number) => `${clients} new ${clients === 1 ? 'client' : 'clients'}`
