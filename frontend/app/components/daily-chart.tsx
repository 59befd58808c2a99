import { dayOf } from './moment'

// The picture's own units; it is stretched to the width there is.
const step = 20
const bar = 14
const height = 100

interface Day {
  day: string
  value: number
  /** What a bar says of itself. */
  title: string
}

interface DailyChartProps {
  /** Oldest first. */
  days: Day[]
  /** For whoever does not see it. */
  words: string
  left: string
  right: string
  /** How a day is written; absent: as a date. */
  label?: (day: string) => string
}

export function DailyChart({ days, words, left, right, label = dayOf }: DailyChartProps) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const top = Math.max(...days.map(({ value }) => value))
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <div className="flex justify-between gap-4 text-xs text-ink-faint">
        <span className="tabular">{left}</span>
        <span className="tabular">{right}</span>
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
          <Bar key={day.day} day={day} x={index * step} top={top} label={label} />
        ))}
      </svg>
      <figcaption className="tabular flex justify-between gap-4 text-xs text-ink-faint">
        <span>{label(first.day)}</span>
        <span>{label(last.day)}</span>
      </figcaption>
    </figure>
  )
}

interface BarProps {
  day: Day
  x: number
  top: number
  label: (day: string) => string
}

function Bar({ day: { day, value, title }, x, top, label }: BarProps) {
  // A day with anything is seen, however much the others had.
  const tall = value === 0 ? 0 : Math.max(2, Math.round((value / top) * height))
  return (
    <g>
      <title>{`${label(day)}: ${title}`}</title>
      <rect x={x} y={0} width={step} height={height} className="fill-transparent" />
      <rect x={x + (step - bar) / 2} y={height - tall} width={bar} height={tall} className="daily-chart-bar" />
    </g>
  )
}
