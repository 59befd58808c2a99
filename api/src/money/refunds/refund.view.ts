import type { PaymentRefundView, RefundView } from '#contract/refunds.js'
import type { Refund } from './refund.entity.js'

export const viewRefund = (refund: Refund): RefundView => ({
  refundID: refund.refundID,
  transactionID: refund.transactionID,
  clientID: refund.clientID,
  mode: refund.mode,
  amount: refund.amount,
  currency: refund.currency,
  feeReturned: refund.feeReturned,
  refundFee: refund.refundFee,
  status: refund.status,
  actorKind: refund.actorKind,
  reason: refund.reason,
  failureCode: refund.failureCode,
  failureMessage: refund.failureMessage,
  createdAt: refund.createdAt.toISOString(),
  updatedAt: refund.updatedAt.toISOString(),
})

/** A payout of ours is what a refund of a bank transfer has in place of a processor's name for it. */
export function viewPaymentRefund(refund: Refund): PaymentRefundView {
  const { processorReference: payoutID } = refund
  return { ...viewRefund(refund), ...(payoutID && /^pyo_\w{26}$/.test(payoutID) && { payoutID }) }
}
