import type { ReactNode } from 'react'
import { brandWords } from '#contract/messages/cards.js'
import type { PayerPaymentView } from '#contract/payer-access.js'
import { Moment } from '../../components/moment'
import { useMoney } from '../../components/speech'
import { usePayWords } from './pay-words'

type Paid = Omit<PayerPaymentView, 'mode' | 'status'>

export function ReceiptLines({ payment }: { payment: Paid }) {
  const { merchantName, amount, amountRefunded, currency, description, card, transactionID, createdAt } = payment
  const words = usePayWords()
  const money = useMoney()
  return (
    <dl className="flex flex-col divide-y divide-line border-y border-line text-sm">
      <Line term={words.paidTo}>
        <bdi>{merchantName}</bdi>
      </Line>
      <Line term={words.forWord}>
        <bdi>{description}</bdi>
      </Line>
      <Line term={words.date}>
        <Moment iso={createdAt} />
      </Line>
      {card && (
        <Line term={words.paidWith}>
          <bdi dir="ltr">
            {brandWords[card.brand]} •••• {card.last4}
          </bdi>
        </Line>
      )}
      <Line term={words.amount}>
        <strong className="tabular text-base font-semibold">{money(amount, currency)}</strong>
      </Line>
      {amountRefunded > 0 && (
        <Line term={words.refunded}>
          <span className="tabular">{money(amountRefunded, currency)}</span>
        </Line>
      )}
      <Line term={words.payment}>
        <span className="font-mono text-xs">{transactionID}</span>
      </Line>
    </dl>
  )
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-6 py-2.5">
    <dt className="shrink-0 text-ink-soft">{term}</dt>
    <dd className="min-w-0 text-end [overflow-wrap:anywhere]">{children}</dd>
  </div>
)
