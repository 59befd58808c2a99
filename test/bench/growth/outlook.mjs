import { months } from './rows.mjs'

const day = 1 / (months * 30)
const bodyDays = 60
// An index with one inner page says little of how many children such a page can have.
const childrenAtLeast = 60

/** `pk` for what TypeORM or SQLite name the index of a primary key. */
export const nameOf = ({ table, name }) =>
  /^(PK_|sqlite_autoindex_)/.test(name)
    ? `${table}, primary key`
    : `${table}, ${name.slice(`${table}_by_`.length).replaceAll('_', ' ')}`

const sum = (sizes, which) => sizes.filter(which).reduce((total, { bytes }) => total + bytes, 0)

/** What one payment leaves for ever, what more it holds in its first sixty days and on its first day; bytes. */
export const bytesOf = ({ steps, sweep }) => {
  const { payments, sizes } = steps.at(-1)
  const kept = sizes.filter(({ table }) => table !== 'idempotency_keys')
  const tables = [...new Set(kept.map(({ table }) => table))].map((table) => ({
    table,
    rows: sum(kept, (one) => one.table === table && !one.isIndex) / payments,
    indexes: sum(kept, (one) => one.table === table && one.isIndex) / payments,
  }))
  const first = steps[0].payments
  const fresh = (table) => sum(sweep.before, (one) => one.table === table) / first
  const events = tables.find(({ table }) => table === 'events')
  return {
    tables,
    rows: tables.reduce((total, { rows }) => total + rows, 0),
    indexes: tables.reduce((total, { indexes }) => total + indexes, 0),
    bodies: Math.max(0, fresh('events') - events.rows - events.indexes),
    keys: fresh('idempotency_keys'),
  }
}

const levelsAt = ({ leaves, children }, times) =>
  leaves <= 1 ? 1 : 1 + Math.ceil(Math.log(leaves * times) / Math.log(Math.max(children, childrenAtLeast)))

/** The largest indexes: bytes of one payment, levels as they are and as they would be. */
export const indexesOf = ({ steps }, sizes) => {
  const { payments, sizes: measured } = steps.at(-1)
  return measured
    .filter(({ isIndex, leaves }) => isIndex && leaves > 100)
    .sort((one, other) => other.bytes - one.bytes)
    .map((index) => ({
      index: nameOf(index),
      bytes: index.bytes / payments,
      levels: [index.levels, ...sizes.map((size) => levelsAt(index, size / payments))],
    }))
}

/** An extrapolation: as many bytes a payment as were measured, and three years in which the payments came. */
export const outlookOf = (engine, size) => {
  const { rows, indexes, bodies, keys } = bytesOf(engine)
  const { sizes } = engine.steps.at(-1)
  const measured = sizes.filter(({ isIndex, leaves }) => isIndex && leaves > 100)
  const children = measured.reduce((total, one) => total + one.children, 0) / measured.length
  const [inRows, inIndexes] = [rows * size, indexes * size]
  const recent = size * day * (bodies * bodyDays + keys)
  return {
    payments: size,
    rows: inRows,
    indexes: inIndexes,
    recent,
    total: inRows + inIndexes + recent,
    // The last thirty days of everything, and the inner pages of all indexes.
    hot: (inRows + inIndexes) / months + size * day * bodies * 30 + inIndexes / children,
  }
}
