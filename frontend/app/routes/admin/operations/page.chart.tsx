import { Link } from 'react-router'
import * as words from '#contract/messages/admin/operations.js'
import type { Chart, ChartPoint } from './chart.server'

interface VolumeChartProps {
  chart: Chart
  currency: string
  /** The list of what a bar counts; null: this person has none. */
  listOf: (at: string) => string | null
}

/** Bars of the volume over a line of the success rate. Each bar says its value on hover and on focus, and leads to its payments. */
export function VolumeChart({ chart, currency, listOf }: VolumeChartProps) {
  const { height, floor, points, amounts, times, rate } = chart
  return (
    <figure className="volume-chart" role="group" aria-label={words.volumeChart(currency)}>
      <svg width="44" height={height} aria-hidden="true" className="volume-chart-axis">
        {amounts.map(({ y, label }) => (
          <text key={y} x="40" y={y + 4} textAnchor="end">
            {label}
          </text>
        ))}
        <text x="40" y={rate.top + 4} textAnchor="end">
          100%
        </text>
        <text x="40" y={rate.bottom + 4} textAnchor="end">
          0%
        </text>
      </svg>
      <svg width="100%" height={height} className="volume-chart-plot">
        <g aria-hidden="true">
          {[...amounts.map(({ y }) => y), rate.top, rate.bottom].map((y) => (
            <line key={y} x1="0" x2="100%" y1={y} y2={y} className="volume-chart-grid" />
          ))}
          {times.map(({ x, label, anchor }, index) => (
            <text
              key={x}
              x={`${x}%`}
              y={floor + 18}
              textAnchor={anchor}
              className="volume-chart-time"
              data-at={index % 2}
            >
              {label}
            </text>
          ))}
          <text x="0" y={amounts.at(-1)?.y ?? 0} dy="-12" className="volume-chart-name">
            {words.volume}
          </text>
          <text x="0" y={rate.top} dy="-10" className="volume-chart-name">
            {words.successRate}
          </text>
          <svg width="100%" height={height} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
            {rate.paths.map((path) => (
              <path key={path} d={path} className="volume-chart-rate" vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
        </g>
        {points.map((point) => (
          <Point
            key={point.at}
            {...{ point, height }}
            valueY={amounts.at(-1)?.y ?? 0}
            to={point.hasPayments ? listOf(point.at) : null}
          />
        ))}
      </svg>
    </figure>
  )
}

interface PointProps {
  point: ChartPoint
  height: number
  valueY: number
  to: string | null
}

function Point({ point, height, valueY, to }: PointProps) {
  const { x, width, top, height: tall, says, value } = point
  const shape = (
    <>
      <title>{says}</title>
      <rect x={`${x}%`} width={`${width}%`} y="0" height={height} className="volume-chart-place" />
      <rect x={`${x}%`} width={`${width}%`} y={top} height={tall} rx="2" className="volume-chart-bar" />
      {/* Above all bars: at its own bar the next one would paint over it. */}
      <text x="100%" y={valueY} dy="-12" textAnchor="end" className="volume-chart-value">
        {value}
      </text>
    </>
  )
  if (to)
    return (
      <Link to={to} className="volume-chart-point" aria-label={says}>
        {shape}
      </Link>
    )
  return (
    <g className="volume-chart-point" tabIndex={0} role="img" aria-label={says}>
      {shape}
    </g>
  )
}
