// `npm run bench:gate`: what one decision (this role, this method, this request: allowed?) costs with 10, 1,000 and 10,000
// permission rows, hit and miss, in our gate, casbin and CASL. Each is called as its API is made: awaited if it answers a
// promise. The router's work is in none of them, because every server does it anyway. RESULTS.md keeps a run.
import { casbinByPath, casbinByTemplate, casbinCached, casl } from './gate-libraries.mjs'
import { startGate } from './gate-ours.mjs'
import { questions, rowsOf } from './gate-rows.mjs'

const rowCounts = [10, 1_000, 10_000]
const rounds = 11
const roundMs = 12

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

/** Nanoseconds of one decision, over this many. The first is not counted: it pays for the pause before it. */
const measure = async (decide, question, decisions) => {
  const first = decide(question)
  const isPromised = first instanceof Promise
  await first
  const startedAt = process.hrtime.bigint()
  if (isPromised) for (let count = 0; count < decisions; count += 1) await decide(question)
  else for (let count = 0; count < decisions; count += 1) decide(question)
  return Number(process.hrtime.bigint() - startedAt) / decisions
}

/** How many decisions fill a round; also warms up. */
const calibrate = async (decide, question) => {
  let decisions = 1
  let nanoseconds = await measure(decide, question, decisions)
  while (nanoseconds * decisions < roundMs * 1e6) {
    decisions *= 2
    nanoseconds = await measure(decide, question, decisions)
  }
  return decisions
}

const prepare = async (contestants, rows) => {
  const prepared = []
  for (const [name, build] of Object.entries(contestants)) {
    const { decide, rebuildMs } = await build(rows)
    const runs = []
    for (const [kind, question] of Object.entries(questions)) {
      if ((await decide(question)) !== question.expected) throw new Error(`${name}: ${kind} is decided wrongly`)
      runs.push({ kind, question, decisions: await calibrate(decide, question), times: [] })
    }
    prepared.push({ name, decide, rebuildMs, runs })
  }
  return prepared
}

/** Rounds are interleaved, so that whatever else the machine does meets all alike. */
const bench = async (contestants, rowCount) => {
  const prepared = await prepare(contestants, rowsOf(rowCount))
  for (let round = 0; round < rounds; round += 1) {
    for (const { decide, runs } of prepared) {
      for (const run of runs) run.times.push(await measure(decide, run.question, run.decisions))
    }
  }
  const medians = prepared.map(({ runs }) => runs.map(({ times }) => median(times)))
  return prepared.map(({ name, rebuildMs }, index) => ({
    rows: rowCount,
    contestant: name,
    ...Object.fromEntries(
      Object.keys(questions).flatMap((kind, position) => [
        [`${kind} ns`, Math.round(medians[index][position])],
        [`${kind} ratio`, (medians[index][position] / medians[0][position]).toPrecision(3)],
      ]),
    ),
    'rebuild ms': rebuildMs.toFixed(1),
  }))
}

const printTable = (results) => {
  const names = Object.keys(results[0])
  console.log(`| ${names.join(' | ')} |\n|${names.map(() => ' --- |').join('')}`)
  for (const result of results) console.log(`| ${Object.values(result).join(' | ')} |`)
}

const gate = await startGate()
const contestants = {
  'our gate': gate.prepare,
  'casbin, keyMatch2 on the path': casbinByPath,
  'casbin, equality on the template': casbinByTemplate,
  'casbin, cached, on the template': casbinCached,
  'CASL, action and subject type': casl,
}
const results = []
for (const rowCount of rowCounts) results.push(...(await bench(contestants, rowCount)))
console.log(`Node ${process.version}, median of ${rounds} interleaved rounds; ratio: to our gate\n`)
printTable(results)
await gate.stop()
