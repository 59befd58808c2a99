import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import type { EntityManager } from 'typeorm'

export type Work<T> = (manager: EntityManager) => Promise<T>

/** Runs a write alone: all of it is kept, or none of it. With `inLine`, units on those tables wait for each other. */
export interface UnitOfWork {
  run<T>(work: Work<T>, inLine?: string[]): Promise<T>
}

const insideUnit = new AsyncLocalStorage<true>()

// A unit that waits for another one inside itself would wait for ever.
export function refuseNesting(): void {
  if (insideUnit.getStore())
    throw new Error('A unit of work was opened inside another one: pass the manager on instead')
}

/** The work as what it is: inside a unit, and in the request that asked for it, whoever works a line of them off. */
export const asUnit = <T>(work: Work<T>): Work<T> =>
  AsyncResource.bind((manager: EntityManager) => insideUnit.run(true, async () => work(manager)))

/** A unit that waits for its turn, and how its caller is answered. */
export interface WaitingUnit {
  work: Work<unknown>
  resolve: (value: unknown) => void
  reject: (reason: unknown) => void
  /** What it shared a commit with has failed: it runs again by itself. */
  isApart: boolean
}

/** What a unit has come to, told once the transaction has ended. */
export type Outcome = () => void

/** How many units share a commit at the most. */
export const groupMax = 32
