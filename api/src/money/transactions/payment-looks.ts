import { paymentLookLatestMs } from '#contract/limits.js'
import type { TransactionStatus } from '#contract/transaction-states.js'
import { clock } from '#contract/clock.js'
import { processors } from '../processors/registry.js'
import type { Transaction } from './transaction.entity.js'

/** Where a payment may end at its processor without a word of ours. */
const elsewhere: readonly TransactionStatus[] = ['requires_action', 'authorized']

export const mayEndElsewhere = ({ status }: Pick<Transaction, 'status'>): boolean => elsewhere.includes(status)

/** When its processor is asked automatically, in case its notice was lost: a question only, each time twice as late. null: never. */
export function lookAt(transaction: Transaction, now = clock.time()): Date | null {
  const { processor, processorReference, updatedAt, inFlight } = transaction
  const asksAfterMs = processors.find(({ name }) => name === processor)?.asksAfterMs
  if (asksAfterMs === undefined || processorReference === null || inFlight || !mayEndElsewhere(transaction)) return null
  const age = now - updatedAt.getTime()
  return new Date(now + Math.min(Math.max(asksAfterMs, age), paymentLookLatestMs))
}
