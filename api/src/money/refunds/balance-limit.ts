import type { EntityManager } from 'typeorm'
import type { LimitHit } from '#contract/limit-names.js'
import type { LimitsInForce } from '../client-limits/limits-in-force.js'
import { owedBy } from '../ledger/owed.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import type { Refund } from './refund.entity.js'

/** A refund may cost what the client has here, less the refunds under way, and as much more as its limit allows. */
export async function balanceHit(
  manager: EntityManager,
  limits: LimitsInForce | null,
  { collectedBy, refundFee }: Transaction,
  { clientID, mode, currency, amount, isTransferReversed }: Refund,
  feeReturned: number,
): Promise<LimitHit | null> {
  const isLeftToUs = collectedBy === 'connected' && isTransferReversed === 0
  // The client's bank already has its share, so without a limit a refund could cost the platform that money.
  const limit = limits?.refundsBeyondBalance ?? (isLeftToUs ? 0 : null)
  // What comes back from a client's own or connected account isn't paid by the balance.
  if (limit === null || (collectedBy !== 'platform' && !isLeftToUs)) return null
  const { available, pending, reserved } = await owedBy(manager, { clientID, mode, currency })
  const underWay = await costUnderWay(manager, { clientID, mode, currency })
  const room = available + pending + reserved - underWay + limit
  if (amount - feeReturned + refundFee <= room) return null
  const setFor = limits?.setFor.refundsBeyondBalance ?? 'client'
  return { name: 'refundsBeyondBalance', setFor, limit, left: Math.max(0, room - refundFee), opensAt: null }
}

async function costUnderWay(
  manager: EntityManager,
  { clientID, mode, currency }: Pick<Refund, 'clientID' | 'mode' | 'currency'>,
): Promise<number> {
  const [row] = await manager.query<{ cost: number | string }[]>(
    `SELECT COALESCE(SUM("refunds"."amount" + "transactions"."refundFee"), 0) AS "cost" FROM "refunds"
     JOIN "transactions" ON "transactions"."transactionID" = "refunds"."transactionID"
     WHERE "refunds"."clientID" = $1 AND "refunds"."mode" = $2 AND "refunds"."currency" = $3
     AND "refunds"."status" = 'pending' AND ("transactions"."collectedBy" = 'platform' OR "refunds"."isTransferReversed" = 0)`,
    [clientID, mode, currency],
  )
  return Number(row?.cost ?? 0)
}
