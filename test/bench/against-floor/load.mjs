import autocannon from 'autocannon'

export const connections = 16

export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** Asks for so many seconds, and says how much was answered; any answer but the expected one ends the run. */
export const askFor = async (seconds, { url, cpuMs }, { path, expected = 200, ...request }) => {
  const spentBefore = cpuMs()
  const result = await autocannon({
    url: url + path,
    connections,
    duration: seconds,
    timeout: 20,
    requests: [{ path, ...request }],
  })
  const wrong = Object.entries(result.statusCodeStats).filter(([code]) => Number(code) !== expected)
  if (wrong.length > 0 || result.errors > 0)
    throw new Error(`${path} at ${url}: ${result.errors} errors, other answers ${JSON.stringify(wrong)}`)
  const { p50, p99 } = result.latency
  const answers = result['2xx']
  return { perSecond: answers / result.duration, p50, p99, cpu: (cpuMs() - spentBefore) / answers }
}

const names = ['perSecond', 'p50', 'p99', 'cpu']
const mid = (rounds) => Object.fromEntries(names.map((name) => [name, median(rounds.map((one) => one[name]))]))

/** Product and floor by turns, so that whatever else the machine does falls on both; the first turn only warms up. */
export const compare = async ({ rounds, seconds }, product, floor, requests) => {
  const times = { product: [], floor: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const one = await askFor(round === 0 ? 1 : seconds, product, requests.product)
    const other = await askFor(round === 0 ? 1 : seconds, floor, requests.floor)
    if (round === 0) continue
    times.product.push(one)
    times.floor.push(other)
  }
  // The ratio of each pair of neighbours: a neighbour's load that comes and goes moves it less than the rates.
  const ratio = median(times.product.map(({ perSecond }, round) => perSecond / times.floor[round].perSecond))
  return { product: mid(times.product), floor: mid(times.floor), ratio }
}
