import { dearReadsMax } from '#contract/read-limits.js'
import type { Database } from '../../api/src/platform/database/database.js'
import { runInRequest } from '../../api/src/platform/http/request-context.js'
import { lanesOf, longerMs } from './longer-waits.js'

/** Does `work` while others have every place among dear reads, and nobody is let wait for one. */
export async function withoutDearPlaces<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const { limits } = lanesOf(database)
  const { quickMs, waitMs } = limits
  let giveBack: () => void = () => undefined
  const free = new Promise<void>((resolve) => (giveBack = resolve))
  const taken = Array.from({ length: dearReadsMax }, (_, place) => take(database, `192.0.2.${place + 1}`, free))
  try {
    await Promise.all(taken.map(({ isHeld }) => isHeld))
    // A quick list that a busy machine breaks off would need a place too.
    Object.assign(limits, { quickMs: longerMs, waitMs: 0 })
    return await work()
  } finally {
    Object.assign(limits, { quickMs, waitMs })
    giveBack()
    await Promise.all(taken.map(({ isOver }) => isOver))
  }
}

/** Does `work` while the time for one dear read is over before it begins. */
export async function withoutTimeToRead<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const { limits } = lanesOf(database)
  const { readMs, waitMs } = limits
  Object.assign(limits, { readMs: 0, waitMs: 0 })
  try {
    return await work()
  } finally {
    Object.assign(limits, { readMs, waitMs })
  }
}

function take(database: Database, address: string, free: Promise<void>) {
  let held: () => void = () => undefined
  const isHeld = new Promise<void>((resolve) => (held = resolve))
  const begin = () => {
    held()
    return free
  }
  const isOver = new Promise<void>((resolve, reject) => {
    runInRequest({ requestId: 'test', address, userAgent: null }, () => {
      database.dear(begin).then(resolve, reject)
    })
  })
  return { isHeld, isOver }
}
