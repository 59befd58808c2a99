import { setTimeout as pause } from 'node:timers/promises'
import { isForgottenPlan } from './postgres-client.js'
import { codeOf } from './postgres-transaction.js'

const retriesMax = 30
const retriesBesideOthers = 5
const lostConflicts = new Set(['40001', '40P01'])

export const isWorthAnother = (error: unknown): boolean => lostConflicts.has(codeOf(error)) || isForgottenPlan(error)

let lastTurn: Promise<unknown> = Promise.resolve()

/** Ends when every turn that was asked for earlier has ended. */
async function takeTurn(): Promise<() => void> {
  const before = lastTurn
  let end = () => {}
  lastTurn = new Promise<void>((resolve) => (end = resolve))
  await before
  return end
}

/** Of many units at one row one wins at a time: those that keep losing run one after the other, or some would never win. */
export async function retried<T>(attempt: () => Promise<T>, max = retriesMax): Promise<T> {
  let endTurn: (() => void) | undefined
  try {
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (retries >= max || !isWorthAnother(error)) throw error
        if (retries === retriesBesideOthers) endTurn = await takeTurn()
        else await pause(Math.random() * Math.min(10 * 2 ** retries, 250))
      }
    }
  } finally {
    endTurn?.()
  }
}
