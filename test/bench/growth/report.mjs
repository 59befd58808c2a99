import { machine, keep, keepMeasured, tableOf, today } from '../against-floor/report.mjs'
import { bytesOf, indexesOf, outlookOf } from './outlook.mjs'

const ahead = [10_000_000, 1_000_000_000]
const round = (value) => Number(value.toPrecision(3))
const count = (value) => value.toLocaleString('en-US')
const units = ['B', 'kB', 'MB', 'GB', 'TB']
const sized = (bytes) => {
  const thousands = Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  return `${round(bytes / 1_000 ** thousands)} ${units[thousands]}`
}

const shownNames = { sqlite: 'SQLite', postgres: 'PostgreSQL', 'postgres by month': 'PostgreSQL by month' }

const bytesTable = (engines) => {
  const all = engines.map((engine) => ({ name: shownNames[engine.engine], ...bytesOf(engine) }))
  const line = (what, of) => ({
    'Per payment, in bytes': what,
    ...Object.fromEntries(
      all.flatMap((one) => [
        [`${one.name}: rows`, Math.round(of(one).rows)],
        [`${one.name}: indexes`, Math.round(of(one).indexes)],
      ]),
    ),
  })
  const names = all[0].tables.map(({ table }) => table).sort()
  const only = (value) => ({ rows: value, indexes: 0 })
  return [
    ...names.map((name) => line(name, ({ tables }) => tables.find(({ table }) => table === name) ?? only(0))),
    line('Total, permanent', (one) => one),
    line('Event bodies, for 60 days', ({ bodies }) => only(bodies)),
    line('Idempotency key, for one day', ({ keys }) => only(keys)),
  ]
}

const indexTable = (postgres) => {
  const { payments } = postgres.steps.at(-1)
  return indexesOf(postgres, ahead).map(({ index, bytes, levels: [now, ...then] }) => ({
    Index: index,
    'Bytes per payment': Math.round(bytes),
    [`Levels at ${count(payments)}`]: now,
    ...Object.fromEntries(ahead.map((size, place) => [`at ${count(size)} (extrapolated)`, then[place]])),
  }))
}

const timesTable = (results) => {
  const columns = results.flatMap(({ engine, steps }) =>
    steps.map((step) => ({ name: `${shownNames[engine]}, ${count(step.payments)}`, step })),
  )
  const line = (what, of) => ({
    Operation: what,
    ...Object.fromEntries(columns.map(({ name, step }) => [name, of(step)])),
  })
  const [{ step }] = columns
  return [
    ...Object.keys(step.times).map((what) => line(`${what}, ms`, ({ times }) => round(times[what]))),
    line('Verification, entries per second', ({ entriesPerSecond }) => count(Math.round(entriesPerSecond))),
  ]
}

const outlookTable = (engine) =>
  [engine.steps.at(-1).payments, ...ahead].map((size, place) => {
    const { rows, indexes, recent, total, hot } = outlookOf(engine, size)
    return {
      Payments: `${count(size)}${place > 0 ? ' (extrapolated)' : ''}`,
      Rows: sized(rows),
      Indexes: sized(indexes),
      'Bodies and keys': sized(recent),
      Total: sized(total),
      'Working set': sized(hot),
    }
  })

const sweepLine = ({ engine, sweep }) =>
  `${shownNames[engine]} ${count(Math.round(sweep.perSecond))} rows a second (${count(sweep.removed)} rows)`

const conversionLine = ({ payments, seconds }) =>
  `\`partition_all\` of \`docker/postgres/partitions.sql\` took ${round(seconds)} s with ${count(payments)} payments.`

/** Each table of the report by its name; those of PostgreSQL only where it ran. */
const tablesOf = (results) => {
  const whole = results.filter(({ engine }) => !engine.endsWith('by month'))
  const postgres = whole.find(({ engine }) => engine === 'postgres')
  return {
    ...(whole.length > 0 && { bytes: bytesTable(whole) }),
    ...(postgres && { indexes: indexTable(postgres), outlook: outlookTable(postgres) }),
    times: timesTable(results),
  }
}

export const showGrowth = (results) => {
  const head = `\`npm run bench:growth\` on ${today()}, ${machine}; payments of three years, nine of ten succeeded, one of ten merchants with a webhook.`
  const sweeps = `What is old was removed by the product's own worker: ${results.map(sweepLine).join('; ')}.`
  const conversions = results.flatMap(({ converted }) => (converted ? [conversionLine(converted)] : []))
  return [head, ...Object.values(tablesOf(results)).map(tableOf), [sweeps, ...conversions].join(' ')].join('\n\n')
}

export const keepGrowth = (results) => {
  keep(showGrowth(results), 'npm run bench:growth')
  keepMeasured('growth', { date: today(), machine, ...tablesOf(results) })
}
