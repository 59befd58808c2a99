import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import type { Answer } from './calls.js'
import type { TestApi } from './test-api.js'

const checkingMs = 400

/** A call whose password has been checked, and whose unit stands in line, when `change` happens. */
export async function overtaken(
  api: TestApi,
  call: () => Promise<Answer>,
  change: (manager: EntityManager) => Promise<unknown>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await api.database.writeInLine('audit_entries', async (manager) => {
    answer ??= call()
    await pause(checkingMs)
    await change(manager)
  })
  if (!answer) throw new Error('The unit did not run')
  return answer
}
