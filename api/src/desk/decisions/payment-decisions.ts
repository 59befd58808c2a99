import type { EntityManager } from 'typeorm'
import { RiskDecision } from '../../money/risk-rules/risk-decision.entity.js'
import { PaymentAttempt } from '../../money/transactions/payment-attempt.entity.js'
import { firstIdAt, timeOfId } from '../../platform/crypto/ids.js'
import { readRows } from '../../platform/database/rows.js'
import { type Decision, decisionOfAttempt, decisionOfRisk } from './decision-line.js'

export type PaymentChain = 'routing' | 'risk'

export interface Slice {
  from: number
  to: number
  decisions: Decision[]
}

export async function* slicesOf(
  manager: EntityManager,
  chain: PaymentChain,
  from: number,
  until: number,
  lengthMs: number,
): AsyncGenerator<Slice> {
  const read = readers[chain]
  for (let at = from; at < until; ) {
    const first = await read.firstAt(manager, at, until)
    if (first === null) return
    const to = Math.min(first + lengthMs, until)
    yield { from: first, to, decisions: await read.between(manager, first, to) }
    at = to
  }
}

interface Reader {
  firstAt: (manager: EntityManager, from: number, to: number) => Promise<number | null>
  between: (manager: EntityManager, from: number, to: number) => Promise<Decision[]>
}

const accounts = 'SELECT "processorAccountID" FROM "processor_accounts"'

const readers: Record<PaymentChain, Reader> = {
  routing: {
    async firstAt(manager, from, to) {
      const [row] = await manager.query<{ at: number | string | null }[]>(
        `SELECT MIN("at") AS "at" FROM (
           SELECT (SELECT MIN("createdAt") FROM "payment_attempts" WHERE "processorAccountID" = "a"."processorAccountID"
             AND "createdAt" >= $1 AND "createdAt" < $2) AS "at" FROM (${accounts}) AS "a"
         ) AS "firsts"`,
        [from, to],
      )
      return row?.at === null || row === undefined ? null : Number(row.at)
    },
    async between(manager, from, to) {
      const pick = `WHERE "processorAccountID" IN (${accounts}) AND "createdAt" >= $1 AND "createdAt" < $2`
      const rows = await readRows(manager, PaymentAttempt, `${pick} ORDER BY "createdAt", "attemptID"`, [from, to])
      return rows.map(decisionOfAttempt)
    },
  },
  risk: {
    async firstAt(manager, from, to) {
      const pick = `WHERE "transactionID" >= $1 AND "transactionID" < $2 ORDER BY "transactionID" LIMIT 1`
      const [row] = await readRows(manager, RiskDecision, pick, range(from, to))
      return row ? timeOfId(row.transactionID) : null
    },
    async between(manager, from, to) {
      const pick = `WHERE "transactionID" >= $1 AND "transactionID" < $2 ORDER BY "transactionID"`
      return (await readRows(manager, RiskDecision, pick, range(from, to))).map(decisionOfRisk)
    },
  },
}

const range = (from: number, to: number): string[] => [firstIdAt('txn', from), firstIdAt('txn', to)]
