import type { ReactNode } from 'react'
import * as words from '#contract/messages/components/payments.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { PaymentRefundView, RefundStatus } from '#contract/refunds.js'
import type { TransactionDetailView } from '#contract/transactions.js'
import * as states from '#contract/messages/components/states.js'
import { Badge, type Tone } from './badge'
import { Card } from './card'
import { Moment } from './moment'
import { TextLink } from './text-link'

const faces = (): Record<RefundStatus, [Tone, string]> => ({
  pending: ['pending', words.onItsWay],
  succeeded: ['success', states.refunds.succeeded],
  failed: ['failed', states.refunds.failed],
})

interface RefundsProps {
  transaction: TransactionDetailView
  action?: ReactNode
  /** Where a payout has its page; absent: the reader has none. */
  payouts?: string | undefined
}

export function TransactionRefunds({ transaction, action, payouts }: RefundsProps) {
  const { refunds, status, disputes, amountRefundable } = transaction
  const isDisputed = disputes.some((dispute) => dispute.status === 'open')
  if (status !== 'succeeded' || (refunds.length === 0 && isDisputed)) return null
  return (
    <Card flush title={words.refunds} lead={leftIn(transaction)} action={amountRefundable > 0 && action}>
      {refunds.length === 0 ? (
        <p className="px-5 py-4 text-ink-soft">{words.noRefundsYetAPayment}</p>
      ) : (
        <ul className="divide-y divide-line">
          {refunds.map((refund) => (
            <Refund key={refund.refundID} refund={refund} payouts={payouts} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function leftIn({ amountRefundable, amountRefunded, amountCaptured, currency }: TransactionDetailView) {
  if (amountRefundable > 0) return words.canStillBeRefunded(formatMoney(amountRefundable, currency))
  return amountRefunded === amountCaptured ? words.fullyRefunded : undefined
}

function Refund({ refund, payouts }: { refund: PaymentRefundView } & Pick<RefundsProps, 'payouts'>) {
  const { amount, currency, status, createdAt, reason, failureMessage, feeReturned, actorKind, payoutID } = refund
  const [tone, word] = faces()[status]
  return (
    <li className="flex flex-col gap-1 px-5 py-3.5">
      <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
        <span className="tabular">{formatMoney(amount, currency)}</span> <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="text-xs text-ink-faint">
        <Moment iso={createdAt} />
        {feeReturned > 0 && ` · ${words.feeGivenBack} ${formatMoney(feeReturned, currency)}`}
      </p>
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {reason ?? (actorKind === 'processor' ? words.madeAtProcessor : words.noReasonGiven)}
      </p>
      {payoutID && payouts && (
        <TextLink to={`${payouts}/${payoutID}`} className="self-start text-sm">
          {words.seePayout}
        </TextLink>
      )}
      {failureMessage && <p className="text-failed [overflow-wrap:anywhere]">{failureMessage}</p>}
    </li>
  )
}
