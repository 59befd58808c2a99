import * as words from '#contract/messages/client/payment.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { TransactionView } from '#contract/transactions.js'
import { Card } from '../../../components/card'
import { EmptyState } from '../../../components/empty-state'
import { Moment } from '../../../components/moment'
import { StatusBadge } from '../../../components/status-badge'
import { TextLink } from '../../../components/text-link'
import { WaitingPayment } from './waiting'

interface FoundPaymentsProps {
  payments: TransactionView[]
  searched: string
  formID: string
  /** The server's clock. */
  now: number
  sentence: string | undefined
}

export function FoundPayments({ payments, searched, formID, now, sentence }: FoundPaymentsProps) {
  const [first] = payments
  if (!first) {
    return (
      <Card flush>
        <EmptyState sentence={words.noPaymentFound} help={words.noPaymentMatches(searched)} />
      </Card>
    )
  }
  if (payments.length > 1) return <Choice payments={payments} />
  if (first.nextAction?.type !== 'otp') return <NothingToSend payment={first} />
  return (
    <WaitingPayment
      key={formID}
      payment={first}
      nextAction={first.nextAction}
      formID={formID}
      now={now}
      sentence={sentence}
    />
  )
}

const Choice = ({ payments }: { payments: TransactionView[] }) => (
  <Card flush title={words.whichPayment} lead={words.severalPaymentsHaveThisReference}>
    <ul className="divide-y divide-line">
      {payments.map((payment) => (
        <li
          key={payment.transactionID}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3"
        >
          <TextLink to={`?${new URLSearchParams({ payment: payment.transactionID })}`}>
            {formatMoney(payment.amount, payment.currency)}, {payment.description}
          </TextLink>
          <span className="flex items-center gap-3 text-xs text-ink-faint">
            <StatusBadge status={payment.status} /> <Moment iso={payment.createdAt} />
          </span>
        </li>
      ))}
    </ul>
  </Card>
)

const NothingToSend = ({ payment }: { payment: TransactionView }) => (
  <Card>
    <div className="flex flex-col items-start gap-2">
      <StatusBadge status={payment.status} />
      <p className="font-medium text-ink">{words.thisPaymentDoesNotWait}</p>
      <p className="text-ink-soft">
        <TextLink to={`/client/transactions/${payment.transactionID}`}>
          {formatMoney(payment.amount, payment.currency)}, {payment.description}
        </TextLink>
      </p>
    </div>
  </Card>
)
