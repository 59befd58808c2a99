import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import * as words from '#contract/messages/admin/operations.js'
import { currencyExponents, formatMoney } from '#contract/money.js'
import type { CurrencyOperationsView, OperationsPointView } from '#contract/operations.js'

/** Across in percent of the width, down in pixels, so that words keep their size however wide the picture is. */
export interface ChartPoint {
  at: string
  label: string
  x: number
  width: number
  top: number
  height: number
  says: string
  value: string
  hasPayments: boolean
}

export interface Chart {
  height: number
  /** Where the bars stand, and where the rate goes. */
  floor: number
  rate: { top: number; bottom: number; paths: string[] }
  points: ChartPoint[]
  amounts: { y: number; label: string }[]
  times: { x: number; label: string; anchor: 'start' | 'middle' | 'end' }[]
}

const height = 292
const ceiling = 28
const floor = 180
const rateTop = 232
const rateBottom = 276
const ticksMax = 7

/** Made where the page is made, so that no browser loads what draws it. */
export function chartOf({ currency, points }: CurrencyOperationsView, unit: 'hour' | 'day'): Chart {
  const across = scaleBand<string>()
    .domain(points.map(({ at }) => at))
    .range([0, 100])
    .paddingInner(0.25)
    .paddingOuter(0.1)
  const most = Math.max(...points.map(({ amount }) => amount), 1)
  const down = scaleLinear().domain([0, most]).nice(4).range([floor, ceiling])
  const shown = points.map((point): ChartPoint => {
    const top = down(point.amount)
    return {
      at: point.at,
      label: timeOf(point.at, unit),
      x: across(point.at) ?? 0,
      width: across.bandwidth(),
      top,
      height: floor - top,
      says: words.pointSays(timeOf(point.at, unit), formatMoney(point.amount, currency), point.succeeded, point.failed),
      value: [timeOf(point.at, unit), formatMoney(point.amount, currency), words.percent(point.successPercentage)].join(
        ' · ',
      ),
      hasPayments: point.succeeded + point.failed > 0,
    }
  })
  const amounts = down.ticks(4).filter(Number.isInteger)
  return {
    height,
    floor,
    rate: { top: rateTop, bottom: rateBottom, paths: ratePaths(points, across) },
    points: shown,
    amounts: amounts.map((amount) => ({ y: down(amount), label: shortMoney(amount, currency) })),
    times: timesOf(points, across, unit),
  }
}

// Where nothing has ended there is no rate, and the line is broken.
function ratePaths(points: OperationsPointView[], across: ReturnType<typeof scaleBand<string>>): string[] {
  const rateDown = scaleLinear().domain([0, 100]).range([rateBottom, rateTop])
  const path = line<OperationsPointView>()
    .defined(({ successPercentage }) => successPercentage !== null)
    .x(({ at }) => (across(at) ?? 0) + across.bandwidth() / 2)
    .y(({ successPercentage }) => rateDown(successPercentage ?? 0))(points)
  return path ? [path] : []
}

// Each label stands under its bar; beside an edge it would be cut off, and leans away from it.
function timesOf(points: OperationsPointView[], across: ReturnType<typeof scaleBand<string>>, unit: 'hour' | 'day') {
  const step = Math.max(1, Math.ceil(points.length / ticksMax))
  return points
    .filter((_, index) => index % step === 0)
    .map(({ at }) => ({ label: timeOf(at, unit), x: (across(at) ?? 0) + across.bandwidth() / 2 }))
    .map(({ label, x }) => {
      const anchor = x < 5 ? ('start' as const) : x > 95 ? ('end' as const) : ('middle' as const)
      return { label, anchor, x: { start: 0, middle: x, end: 100 }[anchor] }
    })
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function timeOf(iso: string, unit: 'hour' | 'day'): string {
  const at = new Date(iso)
  const day = `${at.getUTCDate()} ${months[at.getUTCMonth()]}`
  return unit === 'day' ? day : `${day} ${String(at.getUTCHours()).padStart(2, '0')}:00`
}

function shortMoney(amount: number, currency: CurrencyOperationsView['currency']): string {
  const major = amount / 10 ** currencyExponents[currency]
  return new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }).format(major)
}
