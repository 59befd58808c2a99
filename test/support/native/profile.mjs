// What `npm test -- --profile` says of each file of tests; without it nothing here is kept.
import { appendFileSync, readFileSync, readdirSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { performance } from 'node:perf_hooks'
import timers from 'node:timers/promises'

const file = process.env.TEST_PROFILE
const ticksPerSecond = 100
// Longer ones are loops of the product, which nobody waits for.
const pollMaxMs = 1000
let counts = {}

/** One more of what costs: a start of the product, a sign-in, a hash. */
export const count = (name, by = 1) => {
  if (file) counts[name] = (counts[name] ?? 0) + by
}

const statOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [own, ofEnded] = [11, 13].map((at) => Number(fields[at]) + Number(fields[at + 1]))
    return { own: own / ticksPerSecond, ofEnded: ofEnded / ticksPerSecond }
  } catch {
    return { own: 0, ofEnded: 0 }
  }
}

const childrenOf = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}

/** Seconds of the processor that a process and all that it started have used. */
export const cpuOf = (pid) => {
  const { own, ofEnded } = statOf(pid)
  return own + ofEnded + childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0)
}

// Fixed pauses and polls are what a busy machine stretches, so each one that was asked for is counted.
const countPauses = () => {
  const { setTimeout: pause } = timers
  timers.setTimeout = (delay, ...rest) => {
    if (delay <= pollMaxMs) count('pauses')
    if (delay <= pollMaxMs) count('pausedMs', delay)
    return pause(delay, ...rest)
  }
  syncBuiltinESMExports()
}

const now = () => ({
  at: performance.now(),
  cpu: cpuOf('self'),
  own: statOf('self').own,
  loop: performance.eventLoopUtilization(),
})

if (file) countPauses()

/** Begins a file of tests, and answers what writes its line when it has ended. */
export const profileFile = (path) => {
  if (!file) return () => {}
  const from = now()
  counts = {}
  return () => {
    const to = now()
    const line = {
      file: path,
      wall: (to.at - from.at) / 1000,
      cpu: to.cpu - from.cpu,
      own: to.own - from.own,
      idle: performance.eventLoopUtilization(to.loop, from.loop).idle / 1000,
      ...counts,
    }
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  }
}
