import type { TransactionView } from '#contract/transactions.js'
import { StatusBadge } from './status-badge'

/** A failed payment also names its reason, so that its page need not be opened for it. */
export function TransactionState({ status, failureMessage }: Pick<TransactionView, 'status' | 'failureMessage'>) {
  if (status !== 'failed' || !failureMessage) return <StatusBadge status={status} />
  return (
    <span className="inline-flex min-w-0 flex-col items-start gap-1 [overflow-wrap:anywhere]">
      <StatusBadge status={status} />
      <span className="text-xs font-normal text-ink-soft">{failureMessage}</span>
    </span>
  )
}
