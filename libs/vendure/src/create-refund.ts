import {
  type CreateRefundResult,
  type Order,
  type Payment,
  Refund,
  type RequestContext,
  type TransactionalConnection,
  UserInputError,
} from '@vendure/core'
import { spoken, toGatehouse } from './amounts.js'
import type { HandlerArgs } from './args.js'
import { gatehouseOf } from './clients.js'
import type { GatehouseRefund } from './gatehouse-types.js'
import { isUnsaved, isYoung, marked } from './unsaved-refund.js'

const states = { pending: 'Pending', succeeded: 'Settled', failed: 'Failed' } as const

const resultOf = ({ refundID, status, failureMessage }: GatehouseRefund): CreateRefundResult => ({
  state: states[status],
  transactionId: refundID,
  metadata: failureMessage ? { failureMessage } : {},
})

interface Asked {
  order: Order
  payment: Payment
  amount: number
  decimals: number
  reason?: string | null | undefined
}

/**
 * Vendure saves a refund after this has answered. If its process ended in between, Gatehouse has a refund that Vendure
 * doesn't know, and the next attempt takes that one instead of paying the customer again.
 */
export async function createRefund(
  ctx: RequestContext,
  connection: TransactionalConnection,
  asked: Asked,
  args: HandlerArgs,
): Promise<CreateRefundResult> {
  const { order, payment, decimals, reason } = asked
  const { transactionId } = payment
  if (!transactionId) throw new UserInputError('This payment has no Gatehouse transaction')
  const amount = toGatehouse(asked.amount, order.currencyCode, decimals)
  const { refunds } = gatehouseOf(args).transactions
  const known = await connection.getRepository(ctx, Refund).find({ where: { payment: { id: payment.id } } })
  const saved = new Set(known.map((refund) => refund.transactionId))
  for await (const refund of refunds.all(transactionId)) {
    if (!isUnsaved(refund, saved, amount)) continue
    if (!isYoung(refund, Date.now())) return resultOf(refund)
    const text = spoken(amount, refund.currency)
    throw new UserInputError(`A refund of ${text} was just made for this payment. Try again in a minute`)
  }
  return resultOf(await refunds.create(transactionId, { amount, reason: marked(reason) }))
}
