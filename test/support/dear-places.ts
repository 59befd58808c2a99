import { dearReadsMax } from '#contract/read-limits.js'
import type { Database } from '../../api/src/platform/database/database.js'
import type { Lanes } from '../../api/src/platform/database/lanes.js'
import { runInRequest } from '../../api/src/platform/http/request-context.js'

/** Does `work` while others have every place among dear reads, and nobody is let wait for one. */
export async function withoutDearPlaces<T>(database: Database, work: () => Promise<T>): Promise<T> {
  const { limits } = (database as unknown as { lanes: Lanes }).lanes
  const waitMs = limits.waitMs
  let giveBack: () => void = () => undefined
  const free = new Promise<void>((resolve) => (giveBack = resolve))
  const taken = Array.from({ length: dearReadsMax }, (_, place) => take(database, `192.0.2.${place + 1}`, free))
  try {
    await Promise.all(taken.map(({ isHeld }) => isHeld))
    limits.waitMs = 0
    return await work()
  } finally {
    limits.waitMs = waitMs
    giveBack()
    await Promise.all(taken.map(({ isOver }) => isOver))
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
