import type { PostingKind } from '#contract/ledger.js'
import type { Currency } from '#contract/money.js'
import type { PayoutLineKind } from '#contract/payout-states.js'
import type { PayoutAccountView, PayoutLineView, PayoutView } from '#contract/payouts.js'
import type { PayoutLine } from './payout-line.entity.js'
import type { Payout } from './payout.entity.js'

const timeOf = (time: Date | null): string | null => time?.toISOString() ?? null

export const viewPayoutAccount = (payout: Payout): PayoutAccountView => ({
  accountHolder: payout.accountHolder,
  bankName: payout.bankName,
  accountNumberLast4: payout.accountLast4,
})

export const viewPayout = (payout: Payout): PayoutView => ({
  payoutID: payout.payoutID,
  clientID: payout.clientID,
  mode: payout.mode,
  currency: payout.currency,
  amount: payout.amount,
  fee: payout.fee,
  status: payout.status,
  rail: payout.rail,
  isScheduled: payout.scheduledFor !== null,
  transactionID: payout.transactionID,
  refundID: payout.refundID,
  returnsEntryID: payout.returnsEntryID,
  account: viewPayoutAccount(payout),
  reason: payout.reason,
  createdAt: payout.createdAt.toISOString(),
  approvedAt: timeOf(payout.approvedAt),
  sentAt: timeOf(payout.sentAt),
  paidAt: timeOf(payout.paidAt),
  endedAt: timeOf(payout.endedAt),
})

const lineKinds: Partial<Record<PostingKind, PayoutLineKind>> = {
  payment: 'payment',
  settlement: 'payment',
  refund: 'refund',
  refund_failed: 'refund',
  dispute_opened: 'dispute',
  dispute_won: 'dispute',
  dispute_lost: 'dispute',
  reserve: 'reserve',
  reserve_released: 'reserve',
  payout_fee: 'fee',
}

export const lineKindOf = (kind: PostingKind): PayoutLineKind => lineKinds[kind] ?? 'adjustment'

export interface PaidFor {
  amountCaptured: number
  fee: number
}

export function viewPayoutLine(line: PayoutLine, currency: Currency, paid: PaidFor | undefined): PayoutLineView {
  const kind = lineKindOf(line.kind)
  const payment = kind === 'payment' ? paid : undefined
  return {
    entryID: line.entryID,
    kind,
    amount: line.amount,
    currency,
    entryAmount: line.entryAmount,
    gross: payment?.amountCaptured ?? null,
    paymentFee: payment?.fee ?? null,
    transactionID: line.transactionID,
    refundID: line.refundID,
    disputeID: line.disputeID,
    createdAt: line.createdAt.toISOString(),
  }
}
