import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { insertRows, readRows, write } from '../../platform/database/rows.js'
import type { CallResult } from '../processors/port/results.js'
import type { RouteChoice } from '../processors/port/router.js'
import { PaymentAttempt } from './payment-attempt.entity.js'
import type { Transaction } from './transaction.entity.js'

/** In the unit that lets the call begin, so that no call is made without a record of it. */
export async function openAttempt(
  manager: EntityManager,
  { transactionID }: Pick<Transaction, 'transactionID'>,
  { account, because, routingRuleID = null, routingSetID = null }: RouteChoice,
  number: number,
): Promise<string> {
  const createdAt = clock.now()
  const attemptID = newId('att', createdAt.getTime())
  const { processorAccountID, processor } = account
  const chosen = { processorAccountID, processor, chosenBecause: because, routingRuleID, routingSetID }
  await insertRows(manager, PaymentAttempt, { transactionID, number, attemptID, ...chosen, createdAt })
  return attemptID
}

const isOpen = `("outcome" IS NULL OR "outcome" = 'requires_action')`

export async function answerAttempt(
  manager: EntityManager,
  transactionID: string,
  result: CallResult,
  latencyMs: number | null,
): Promise<void> {
  if (result.outcome === 'code_wrong' || result.outcome === 'not_done') return
  const [failureCode, rawCode] =
    result.outcome === 'failed' ? [result.failureCode, result.rawCode ?? null] : [null, null]
  const { processorReference = null } = result
  const outcome = result.outcome === 'pending' ? null : result.outcome
  await write(
    manager,
    `UPDATE "payment_attempts" SET "outcome" = $1, "failureCode" = $2, "rawCode" = $3, "answeredAt" = $4,
     "latencyMs" = COALESCE("latencyMs", $5), "processorReference" = COALESCE("processorReference", $6)
     WHERE "transactionID" = $7 AND ${isOpen}`,
    [outcome, failureCode, rawCode, outcome && clock.time(), latencyMs, processorReference, transactionID],
  )
}

export const attemptsOf = (manager: EntityManager, transactionID: string): Promise<PaymentAttempt[]> =>
  readRows(manager, PaymentAttempt, 'WHERE "transactionID" = $1 ORDER BY "number"', [transactionID])
