import type { CheckoutSessionView } from '../../contract/checkout-sessions.js'
import type { TransactionStatus } from '../../contract/transaction-states.js'
import type { TransactionView } from '../../contract/transactions.js'

/** Medusa's states of a payment session. */
export type MedusaStatus =
  | 'authorized'
  | 'captured'
  | 'pending'
  | 'requires_more'
  | 'error'
  | 'canceled'
  | 'pending_authorization'

const statuses: Record<TransactionStatus, MedusaStatus> = {
  requires_action: 'requires_more',
  // The order is placed unpaid, and the webhook says how it ended.
  processing: 'pending_authorization',
  authorized: 'authorized',
  succeeded: 'captured',
  failed: 'error',
  canceled: 'canceled',
  expired: 'canceled',
}

type Paid = Pick<TransactionView, 'status' | 'amount' | 'amountCaptured' | 'nextAction'>

export function statusOfTransaction({ status, amount, amountCaptured, nextAction }: Paid): MedusaStatus {
  if (status === 'requires_action' && nextAction?.type === 'bank_transfer') return 'pending_authorization'
  // Medusa would record the whole amount as captured; the capture itself tells the part.
  if (status === 'succeeded' && amountCaptured < amount) return 'authorized'
  return statuses[status]
}

const underWay: readonly TransactionStatus[] = ['processing', 'requires_action']

/** `payment` completed the session; `newest` is the last one that was tried in it. */
export function statusOfSession(
  { status }: Pick<CheckoutSessionView, 'status'>,
  payment: Paid | null,
  newest: Paid | null,
): MedusaStatus {
  if (status === 'expired') return 'canceled'
  if (status === 'complete') return payment ? statusOfTransaction(payment) : 'error'
  return newest && underWay.includes(newest.status) ? statusOfTransaction(newest) : 'requires_more'
}
