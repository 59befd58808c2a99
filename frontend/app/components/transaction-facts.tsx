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
  const { transactionID, reference, description, captureMethod, createdAt, updatedAt, metadata, payer } = transaction
  return (
    <Card title={words.details}>
      <dl className="flex flex-col gap-4">
        <Fact term={words.transactionId}>
          <Copyable value={transactionID} label={words.transactionIdWithin} />
        </Fact>
        {children}
        <Fact term={words.description}>{description}</Fact>
        <Fact term={words.reference}>{reference && <Copyable value={reference} label={words.referenceWithin} />}</Fact>
        <Fact term={words.paymentMethod}>{methodOf(transaction)}</Fact>
        {payer && <Fact term={words.payer}>{[payer.name, payer.emailAddress].filter(Boolean).join(', ')}</Fact>}
        <Fact term={words.capture}>
          {captureMethod === 'manual' ? words.byHandAfterTheAuthorization : words.atOnce}
        </Fact>
        <Fact term={words.created}>
          <Moment iso={createdAt} />
        </Fact>
        <Fact term={words.lastChange}>
          <Moment iso={updatedAt} />
        </Fact>
      </dl>
      {Object.keys(metadata).length > 0 && (
        <>
          <h3 className="mt-5 mb-3 border-t border-line pt-4 text-sm">{words.metadata}</h3>
          <dl className="flex flex-col gap-4">
            {Object.entries(metadata).map(([name, text]) => (
              <Fact key={name} term={name}>
                {text}
              </Fact>
            ))}
          </dl>
        </>
      )}
    </Card>
  )
}

const Copyable = ({ value, label }: { value: string; label: string }) => (
  <span className="flex items-center gap-1">
    <span className="min-w-0 font-mono text-xs">{value}</span>
    <CopyButton value={value} label={label} />
  </span>
)
