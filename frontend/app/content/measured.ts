import type { FactTable } from './fact-table'
import measured from './measured.json'

// Benchmarks write measured.json; the pages print it.
type Cell = string | number
type Growth = Record<'bytes' | 'indexes' | 'outlook' | 'times', Record<string, Cell>[]>

const text = (cell: Cell) => (typeof cell === 'number' ? cell.toLocaleString('en-US') : cell)

const tableOf = (rows: Record<string, Cell>[]): FactTable => ({
  head: Object.keys(rows[0] ?? {}),
  rows: rows.map((row) => Object.values(row).map(text)),
})

const { payments } = measured
const growth: Growth = measured.growth
const engines: Record<string, string> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }
const daySeconds = 86_400

const paymentRates: FactTable = {
  head: ['Engine', 'Payments per second', 'Payments per day', `Measured ${payments.date} on ${payments.machine}`],
  rows: payments.rates.map(({ engine, perSecond }) => [
    engines[engine] ?? engine,
    text(perSecond),
    text(perSecond * daySeconds),
    'each on disk before the response',
  ]),
}

export const measuredFacts = {
  paymentRates,
  growthBytes: tableOf(growth.bytes),
  growthIndexes: tableOf(growth.indexes),
  growthOutlook: tableOf(growth.outlook),
  growthTimes: tableOf(growth.times),
}
