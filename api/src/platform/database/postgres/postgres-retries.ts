import { setTimeout as pause } from 'node:timers/promises'
import { isForgottenPlan } from './postgres-client.js'
import { codeOf } from './postgres-transaction.js'

const retriesMax = 30
const lostConflicts = new Set(['40001', '40P01'])

export const isWorthAnother = (error: unknown): boolean => lostConflicts.has(codeOf(error)) || isForgottenPlan(error)

export async function retried<T>(attempt: () => Promise<T>, max = retriesMax): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (retries >= max || !isWorthAnother(error)) throw error
      await pause(Math.random() * Math.min(10 * 2 ** retries, 250))
    }
  }
}
