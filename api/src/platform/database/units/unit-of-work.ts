import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type { EntityManager } from 'typeorm'

export type Work<T> = (manager: EntityManager) => Promise<T>

/** All of it is kept, or none; with `inLine`, units on those tables wait for each other. Those of one `kind` share a commit. */
export interface UnitOfWork {
  run<T>(work: Work<T>, inLine?: string[], kind?: string): Promise<T>
}

const insideUnit = new AsyncLocalStorage<true>()

// A unit that waits for another one inside itself would wait for ever.
export function refuseNesting(): void {
  if (insideUnit.getStore())
    throw new Error('A unit of work was opened inside another one: pass the manager on instead')
}

export const asUnit = <T>(work: Work<T>): Work<T> =>
  AsyncResource.bind((manager: EntityManager) => insideUnit.run(true, async () => work(manager)))

export interface WaitingUnit {
  work: Work<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
  /** Its shared commit has failed, so it runs again automatically. */
  isApart: boolean
}

export type Outcome = () => void

export const groupMax = 32
