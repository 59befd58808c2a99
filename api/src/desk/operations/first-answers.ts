import type { EntityManager } from 'typeorm'
import { operationsAttemptsMax } from '#contract/operation-limits.js'
import type { FirstAnswerView } from '#contract/operations.js'

export const firstAnswersOfAccount = `SELECT "latencyMs" FROM "payment_attempts" WHERE "processorAccountID" = $1
    AND "createdAt" >= $2 AND "createdAt" < $3 ORDER BY "createdAt" DESC LIMIT ${operationsAttemptsMax}`

export async function firstAnswers(
  manager: EntityManager,
  processorAccountID: string,
  from: number,
  until: number,
): Promise<FirstAnswerView> {
  const rows = await manager.query<{ latencyMs: number | null }[]>(firstAnswersOfAccount, [
    processorAccountID,
    from,
    until,
  ])
  const times = rows.flatMap(({ latencyMs }) => latencyMs ?? []).sort((one, other) => one - other)
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? null
  return { attempts: rows.length, p50Ms: at(0.5), p95Ms: at(0.95) }
}
