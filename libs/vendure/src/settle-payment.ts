import {
  type CancelPaymentErrorResult,
  type CancelPaymentResult,
  type Order,
  type Payment,
  type SettlePaymentErrorResult,
  type SettlePaymentResult,
  UserInputError,
} from '@vendure/core'
import { spoken, toVendure } from './amounts.js'
import type { HandlerArgs } from './args.js'
import { gatehouseOf } from './clients.js'
import type { Transaction } from './gatehouse-types.js'
import { isRefused } from './said.js'

const isOver = ({ status }: Transaction) => ['canceled', 'expired', 'failed'].includes(status)

/** What is true now, after an action that may have been carried out before, here or in Gatehouse. */
async function after(read: () => Promise<Transaction>, act: () => Promise<Transaction>): Promise<Transaction> {
  const before = await read()
  if (before.status !== 'authorized') return before
  try {
    return await act()
  } catch (error) {
    if (!isRefused(error)) throw error
    const now = await read()
    if (now.status === 'authorized') throw error
    return now
  }
}

const transactionOf = ({ transactionId }: Payment): string => {
  if (!transactionId) throw new UserInputError('This payment has no Gatehouse transaction')
  return transactionId
}

/**
 * A payment in the state Error can never be settled again in Vendure. So whatever may still succeed is thrown,
 * and the payment stays Authorized.
 */
export async function settlePayment(
  order: Order,
  payment: Payment,
  args: HandlerArgs,
  decimals: number,
): Promise<SettlePaymentResult | SettlePaymentErrorResult> {
  const { transactions } = gatehouseOf(args)
  const id = transactionOf(payment)
  const captured = await after(
    () => transactions.get(id),
    () => transactions.capture(id, {}, { idempotencyKey: `vendure-capture-${id}` }),
  )
  if (isOver(captured)) {
    const errorMessage = `Gatehouse can't capture this payment: it is ${captured.status}`
    return { success: false, state: 'Cancelled', errorMessage }
  }
  if (captured.status !== 'succeeded')
    throw new UserInputError(`Gatehouse hasn't captured this payment yet: it is ${captured.status}`)
  const { amount, amountCaptured, currency } = captured
  if (amountCaptured === amount) return { success: true }
  // Somebody captured less in Gatehouse, and the order must not count as paid in full.
  payment.amount = toVendure(amountCaptured, order.currencyCode, decimals)
  return { success: true, metadata: { captured: `${spoken(amountCaptured, currency)} of ${spoken(amount, currency)}` } }
}

export async function cancelPayment(
  payment: Payment,
  args: HandlerArgs,
): Promise<CancelPaymentResult | CancelPaymentErrorResult> {
  if (!payment.transactionId) return { success: true }
  const { transactions } = gatehouseOf(args)
  const id = payment.transactionId
  const canceled = await after(
    () => transactions.get(id),
    () => transactions.cancel(id, { idempotencyKey: `vendure-cancel-${id}` }),
  )
  if (isOver(canceled)) return { success: true }
  const advice = canceled.status === 'succeeded' ? 'Refund it instead' : 'Try again later'
  throw new UserInputError(`Gatehouse can't cancel this payment: it is ${canceled.status}. ${advice}`)
}
