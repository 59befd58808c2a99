import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from './postgres-transaction.js'

const retriesMax = 30
const lostConflicts = new Set(['40001', '40P01'])

/** A conflict that was lost leaves nothing behind: the same again has another chance. */
export const isLostConflict = (error: unknown): boolean => lostConflicts.has(codeOf(error))

export async function retried<T>(attempt: () => Promise<T>, max = retriesMax): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (retries >= max || !isLostConflict(error)) throw error
      await pause(Math.random() * Math.min(10 * 2 ** retries, 250))
    }
  }
}
