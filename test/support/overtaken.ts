import type { EntityManager } from 'typeorm'
import type { Answer } from './calls.js'
import type { TestApi } from './test-api.js'

/** A call whose password has been checked, and whose unit stands in line, when `change` happens. */
export async function overtaken(
  { database }: TestApi,
  call: () => Promise<Answer>,
  change: (manager: EntityManager) => Promise<unknown>,
): Promise<Answer> {
  const stands = Promise.withResolvers<void>()
  const writeInLine = database.writeInLine.bind(database)
  let answer: Promise<Answer> | undefined
  await writeInLine('audit_entries', async (manager) => {
    database.writeInLine = (tables, work) => {
      stands.resolve()
      return writeInLine(tables, work)
    }
    answer ??= call()
    // One that is refused before never stands there.
    await Promise.race([stands.promise, answer])
    await change(manager)
  })
  database.writeInLine = writeInLine
  if (!answer) throw new Error('The unit did not run')
  return answer
}
