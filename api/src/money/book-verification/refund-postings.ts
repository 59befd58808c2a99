import { type Holding, refundFailedLines, refundLines, transferBackLines } from '../ledger/postings.js'
import type { Refund } from '../refunds/refund.entity.js'
import { reversesTransfer } from '../refunds/transfer-reversals.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import type { Expected } from './story.js'

// A refund that failed late has a posting that undoes it, and one more for each time that it succeeded after all.
export function expectedRefund(transaction: Transaction, refund: Refund, postings: Map<string, unknown[]>): Expected[] {
  const { refundID, amount, feeReturned, refundFee, status } = refund
  const [paid, undone] = [`refund ${refundID}`, `refund_failed ${refundID}`]
  const wasPosted = postings.has(paid) || postings.has(undone)
  const undoings = postings.get(undone)?.length ?? 0
  const failures = status === 'failed' && wasPosted ? Math.max(1, undoings) : undoings
  const back = { name: paid, lines: (holding: Holding) => refundLines(amount, feeReturned, holding, refundFee) }
  const forth = {
    name: undone,
    lines: (holding: Holding) => refundFailedLines(amount, feeReturned, holding, refundFee),
  }
  const successes = failures + (status === 'succeeded' ? 1 : 0)
  const first = reversesTransfer(transaction, refund)
    ? { name: paid, lines: () => transferBackLines(feeReturned, refundFee) }
    : back
  const paidBack = Array.from({ length: successes }, (_, at) => (at === 0 ? first : back))
  return [...paidBack, ...Array.from({ length: failures }, () => forth)]
}
