import { median } from '../against-floor/load.mjs'

const memoryMaxMiBPerMinute = 2
const p99MaxGrowth = 1.5
// Below that what the process still learns in its first minutes would be taken for a leak.
const judgedFromMinutes = 5

/** Least squares: how much `values` grow from one step to the next. */
export const slopeOf = (values) => {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const [above, below] = values.reduce(
    ([a, b], value, at) => [a + (at - middle) * (value - mean), b + (at - middle) ** 2],
    [0, 0],
  )
  return above / below
}

/** What the rows of the run say: each a sentence, and whether it is good; null where the run was too short to say. */
export const verdictOf = (rows, minutes, failed) => {
  const stepMinutes = minutes / rows.length
  const later = rows.slice(Math.floor(rows.length / 3))
  const perMinute = (name) => slopeOf(later.map((row) => row[name])) / stepMinutes
  const third = Math.floor(rows.length / 3)
  const [first, last] = [rows.slice(0, third), rows.slice(-third)].map((some) => median(some.map(({ p99 }) => p99)))
  const isLong = minutes >= judgedFromMinutes
  const judged = (isGood) => (isLong ? isGood : null)
  const memory = (name, what) => {
    const growth = perMinute(name)
    const text = `${what} grows by ${growth.toFixed(2)} MiB a minute in the last two thirds, at most ${memoryMaxMiBPerMinute}`
    return { text, isGood: judged(growth <= memoryMaxMiBPerMinute) }
  }
  return [
    { text: `${failed} errors`, isGood: failed === 0 },
    memory('rss', 'resident memory'),
    memory('heap', 'the heap after collections'),
    {
      text: `p99 was ${first.toFixed(1)} ms in the first third and ${last.toFixed(1)} ms in the last one, at most ${p99MaxGrowth} times`,
      isGood: judged(last <= first * p99MaxGrowth),
    },
  ]
}
