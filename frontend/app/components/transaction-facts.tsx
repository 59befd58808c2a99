import type { ReactNode } from 'react'
import * as words from '#contract/messages/components/payments.js'
import type { TransactionDetailView } from '#contract/transactions.js'
import { Card } from './card'
import { CopyButton } from './copy-button'
import { Fact } from './fact'
import { Moment } from './moment'
import { methodOf } from './transaction-words'

interface FactsProps {
  transaction: TransactionDetailView
  children?: ReactNode
}

export function TransactionFacts({ transaction, children }: FactsProps) {
  const { reference, captureMethod, createdAt, updatedAt } = transaction
  return (
    <Card title={words.details}>
      <dl className="flex flex-col gap-4">
        {children}
        <Fact term={words.reference}>{reference && <Copyable value={reference} label={words.referenceWithin} />}</Fact>
        <Fact term={words.capture}>{captureMethod === 'manual' ? words.manualCapture : words.atOnce}</Fact>
        <Fact term={words.created}>
          <Moment iso={createdAt} />
        </Fact>
        <Fact term={words.lastChange}>
          <Moment iso={updatedAt} />
        </Fact>
      </dl>
    </Card>
  )
}

export const TransactionPayer = ({ transaction }: { transaction: TransactionDetailView }) => (
  <Card title={words.payer}>
    <dl className="flex flex-col gap-4">
      <Fact term={words.paymentMethod}>{methodOf(transaction)}</Fact>
      <Fact term={words.payer}>
        {[transaction.payer?.name, transaction.payer?.emailAddress].filter(Boolean).join(', ')}
      </Fact>
    </dl>
  </Card>
)

export const TransactionMetadata = ({ metadata }: Pick<TransactionDetailView, 'metadata'>) =>
  Object.keys(metadata).length > 0 && (
    <Card title={words.metadata}>
      <dl className="flex flex-col gap-4">
        {Object.entries(metadata).map(([name, text]) => (
          <Fact key={name} term={name}>
            {text}
          </Fact>
        ))}
      </dl>
    </Card>
  )

export const Copyable = ({ value, label }: { value: string; label: string }) => (
  <span className="flex items-center gap-1">
    <span className="min-w-0 font-mono text-xs [overflow-wrap:anywhere]">{value}</span>
    <CopyButton value={value} label={label} />
  </span>
)
