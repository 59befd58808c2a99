import { type EntityManager, In } from 'typeorm'
import type { PostingKind } from '#contract/ledger.js'
import { lateRefundFailedLines, lateRefundLines } from '../ledger/postings.js'
import { isSplit, lateReturned, lateReturnFailed, splitOfLate } from '../transactions/late-returns.js'
import { TransactionMove } from '../transactions/transaction-move.entity.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import type { Expected, Story } from './story.js'

export const lateKinds: ReadonlySet<PostingKind> = new Set(['late_refund', 'late_refund_failed'])

/** How often each split payment that had ended went back, and how often that failed, as its history says. */
export async function lateMovesOf(manager: EntityManager, transactions: Transaction[]): Promise<TransactionMove[]> {
  const ended = transactions.filter((one) => one.status !== 'succeeded' && isSplit(one))
  if (ended.length === 0) return []
  const transactionID = In(ended.map((one) => one.transactionID))
  return manager.findBy(TransactionMove, { transactionID, deed: In([lateReturned, lateReturnFailed]) })
}

export function expectedLateRefunds({ transaction, lateMoves }: Story): Expected[] {
  const [amount, fee] = splitOfLate(transaction)
  return lateMoves.map(({ deed }) =>
    deed === lateReturned
      ? { name: 'late_refund', lines: () => lateRefundLines(amount, fee) }
      : { name: 'late_refund_failed', lines: () => lateRefundFailedLines(amount, fee) },
  )
}

/** What has ended unpaid has no entries but those. */
export function strayFault({ transaction: { status }, entries }: Story): string | null {
  return entries.every(({ kind }) => lateKinds.has(kind)) ? null : `it is ${status} but has entries`
}
