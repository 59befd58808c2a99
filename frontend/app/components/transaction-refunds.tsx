import type { ReactNode } from 'react'
import * as words from '#contract/messages/components/payments.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { RefundStatus, RefundView } from '#contract/refunds.js'
import type { TransactionDetailView } from '#contract/transactions.js'
import * as states from '#contract/messages/components/states.js'
import { Badge, type Tone } from './badge'
import { Card } from './card'
import { type Column, DataTable } from './data-table'
import { Moment } from './moment'

const faces = (): Record<RefundStatus, [Tone, string]> => ({
  pending: ['pending', words.onItsWay],
  succeeded: ['success', states.refunds.succeeded],
  failed: ['failed', states.refunds.failed],
})

interface RefundsProps {
  transaction: TransactionDetailView
  action?: ReactNode
}

export function TransactionRefunds({ transaction, action }: RefundsProps) {
  const { refunds, amountRefundable, currency, status } = transaction
  if (status !== 'succeeded') return null
  const left = words.canStillBeRefunded(formatMoney(amountRefundable, currency))
  return (
    <Card flush title={words.refunds} lead={left} action={amountRefundable > 0 && action}>
      {refunds.length === 0 ? (
        <p className="px-5 py-4 text-ink-soft">{words.noRefundsYetAPayment}</p>
      ) : (
        <DataTable
          caption={words.refunds}
          columns={columns()}
          rows={refunds}
          rowKey={({ refundID }) => refundID}
          empty={{ sentence: words.noRefundsYet }}
        />
      )}
    </Card>
  )
}

const columns = (): Column<RefundView>[] => [
  { key: 'reason', header: words.reason, cell: (row) => <Reason row={row} /> },
  {
    key: 'status',
    header: words.status,
    cell: ({ status }) => <Badge tone={faces()[status][0]}>{faces()[status][1]}</Badge>,
  },
  { key: 'createdAt', header: words.date, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  {
    key: 'feeReturned',
    header: words.feeGivenBack,
    align: 'right',
    cell: ({ feeReturned, currency }) => formatMoney(feeReturned, currency),
  },
  {
    key: 'amount',
    header: words.amount,
    align: 'right',
    cell: ({ amount, currency }) => <span className="font-medium text-ink">{formatMoney(amount, currency)}</span>,
  },
]

const Reason = ({ row: { reason, failureMessage, actorKind } }: { row: RefundView }) => (
  <span className="flex flex-col [overflow-wrap:anywhere]">
    <span>{reason ?? (actorKind === 'processor' ? words.madeAtProcessor : words.noReasonGiven)}</span>
    {failureMessage && <span className="text-xs font-normal text-failed">{failureMessage}</span>}
  </span>
)
