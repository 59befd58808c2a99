import type { DisputeView } from '#contract/disputes.js'
import type { Dispute } from './dispute.entity.js'

export const viewDispute = (dispute: Dispute): DisputeView => ({
  disputeID: dispute.disputeID,
  transactionID: dispute.transactionID,
  clientID: dispute.clientID,
  mode: dispute.mode,
  amount: dispute.amount,
  fee: dispute.fee,
  net: dispute.net,
  disputeFee: dispute.disputeFee,
  amountAsked: dispute.amountAsked || dispute.amount,
  excess: dispute.excess,
  currency: dispute.currency,
  status: dispute.status,
  reason: dispute.reason,
  isDecidedByProcessor: dispute.processorReference !== null,
  evidenceDueAt: dispute.evidenceDueAt?.toISOString() ?? null,
  takesEvidence: dispute.evidenceDueAt !== null && !dispute.evidenceElsewhere,
  evidenceFiles: (dispute.evidenceFiles ?? []).map(({ kind, name, bytes, addedAt }) => ({
    kind,
    name,
    bytes,
    addedAt,
  })),
  evidenceSentAt: dispute.evidenceSentAt?.toISOString() ?? null,
  closedAt: dispute.closedAt?.toISOString() ?? null,
  createdAt: dispute.createdAt.toISOString(),
})
