import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#contract/messages/components/payments.js'
import { formatMoney } from '#contract/spoken-formats.js'
import { pendingPollMs } from '#contract/limits.js'
import type { AttemptView } from '#contract/attempts.js'
import type { DisputeView } from '#contract/disputes.js'
import type { TransactionDetailView, TransactionMoveView } from '#contract/transactions.js'
import { BackLink } from './back-link'
import { CodeBlock } from './code-block'
import { ChevronDownIcon } from './icon'
import { StatusBadge } from './status-badge'
import { TransactionAttempts } from './transaction-attempts'
import { TransactionAmounts } from './transaction-amounts'
import { TransactionDisputes } from './transaction-disputes'
import { TransactionEntries } from './transaction-entries'
import { Copyable, TransactionFacts, TransactionMetadata, TransactionPayer } from './transaction-facts'
import { TransactionNotice } from './transaction-notice'
import { TransactionRefunds } from './transaction-refunds'
import { TransactionTimeline } from './transaction-timeline'
import type { Reader } from './transaction-words'

interface TransactionDetailProps {
  transaction: TransactionDetailView
  reader: Reader
  list: string
  actorOf: (move: TransactionMoveView) => string
  actions?: { main?: ReactNode; next?: ReactNode; refund?: ReactNode; dispute?: (dispute: DisputeView) => ReactNode }
  facts?: ReactNode
  /** For staff alone: what the processor calls this payment. */
  processor?: ReactNode
  attempts?: AttemptView[]
  /** Where a payout has its page, for those who may read payouts. */
  payouts?: string | undefined
  /** Everything around the payment; without it its own history stands there. */
  timeline?: ReactNode
  /** Further cards beside the facts. */
  aside?: ReactNode
}

export function TransactionDetail(props: TransactionDetailProps) {
  const {
    transaction,
    reader,
    list,
    actorOf,
    actions = {},
    facts,
    processor,
    attempts = [],
    aside,
    timeline,
    payouts,
  } = props
  useOutcome(transaction)
  return (
    <>
      <BackLink to={list}>{words.transactions}</BackLink>
      <Head transaction={transaction} action={actions.main} />
      <TransactionNotice transaction={transaction} action={actions.next} />
      {/* The amounts come first in one column, and beside what happened in two; the last row takes what height is left. */}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <TransactionAmounts transaction={transaction} reader={reader} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TransactionDisputes disputes={transaction.disputes} actionsOf={actions.dispute} />
          <TransactionRefunds transaction={transaction} action={actions.refund} payouts={payouts} />
          {timeline || <TransactionTimeline transaction={transaction} actorOf={actorOf} />}
          <TransactionEntries entries={transaction.ledgerEntries} reader={reader} />
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2">
          <TransactionPayer transaction={transaction} />
          <TransactionFacts transaction={transaction}>{facts}</TransactionFacts>
          <TransactionAttempts attempts={attempts} processor={processor} />
          {aside}
          <TransactionMetadata metadata={transaction.metadata} />
        </div>
      </div>
      <Raw transaction={transaction} />
    </>
  )
}

const Head = ({ transaction, action }: { transaction: TransactionDetailView; action: ReactNode }) => (
  <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="tabular text-2xl">{formatMoney(transaction.amount, transaction.currency)}</h1>
        <StatusBadge status={transaction.status} />
      </div>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{transaction.description}</p>
      <Copyable value={transaction.transactionID} label={words.transactionIdWithin} />
    </div>
    {action}
  </header>
)

const Raw = ({ transaction }: { transaction: TransactionDetailView }) => (
  <details className="group">
    <summary className="inline-flex items-center gap-1 rounded-small text-ink-soft hover:text-ink">
      {words.viewAsJson}
      <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
    </summary>
    <div className="mt-3">
      <CodeBlock title="JSON" code={JSON.stringify(transaction, null, 2)} />
    </div>
  </details>
)

/** While the outcome is not known, the page asks again by itself. */
function useOutcome({ status, refunds }: TransactionDetailView) {
  const { revalidate } = useRevalidator()
  const isOpen = status === 'processing' || refunds.some((refund) => refund.status === 'pending')
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => void revalidate(), pendingPollMs)
    return () => clearInterval(timer)
  }, [isOpen, revalidate])
}
