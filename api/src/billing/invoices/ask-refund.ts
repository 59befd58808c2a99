import { extraRefundAgainMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import type { CreateRefund } from '#contract/refunds.js'
import type { EntityManager } from 'typeorm'
import { Refund } from '../../money/refunds/refund.entity.js'
import type { RefundsService } from '../../money/refunds/refunds.service.js'
import { lockTransaction } from '../../money/transactions/transaction-rows.js'
import { AppError } from '../../platform/http/app-error.js'

type Ask = RefundsService['create']

export interface AskedRefund {
  refundID: string | null
  refundFault: string | null
  refundAfter: Date | null
}

/** Asks for a refund in the background. Null: another process asks for the same one right now. */
export async function askRefund(
  refunds: RefundsService,
  own: Parameters<Ask>[0],
  call: Parameters<Ask>[1],
  input: CreateRefund,
): Promise<AskedRefund | null> {
  try {
    const { answer } = await refunds.create(own, call, input)
    return { refundID: answer.refundID, refundFault: faultOf(answer), refundAfter: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'IDEMPOTENT_CALL_RUNNING') return null
    // The merchant refunded it by hand, so there is nothing left to give back.
    const isDone = error.code === 'NOTHING_TO_REFUND'
    const refundAfter = isDone ? null : new Date(clock.time() + extraRefundAgainMs)
    return { refundID: null, refundFault: error.code, refundAfter }
  }
}

type Ended = Pick<Refund, 'status' | 'failureCode'>

export const faultOf = ({ status, failureCode }: Ended): string | null =>
  status === 'failed' ? (failureCode ?? 'REFUND_FAILED') : null

/** A refund may end after the call has answered and before its answer is written down. Its payment is locked, as by what ends it. */
export async function latestOf(
  manager: EntityManager,
  transactionID: string,
  asked: AskedRefund,
): Promise<AskedRefund> {
  const { refundID } = asked
  if (refundID === null) return asked
  await lockTransaction(manager, { transactionID })
  const refund = await manager.findOneByOrFail(Refund, { refundID })
  return { ...asked, refundFault: faultOf(refund) }
}
