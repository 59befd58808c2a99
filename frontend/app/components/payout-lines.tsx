import * as words from '#contract/messages/components/payouts.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { PayoutLineView } from '#contract/payouts.js'
import { EmptyState } from './empty-state'
import { Moment } from './moment'
import { TextLink } from './text-link'

interface PayoutLinesProps {
  lines: PayoutLineView[]
  /** Where a payment has its page. */
  payments: string
}

const head = 'border-b border-line px-5 py-2.5 text-start text-xs font-normal text-ink-soft'

/** A table where there is room; on a phone each line is three short rows, so that many are seen at once. */
export function PayoutLines({ lines, payments }: PayoutLinesProps) {
  if (lines.length === 0) return <EmptyState sentence={words.noLines} help="" />
  return (
    <table className="w-full text-sm max-lg:block">
      <caption className="sr-only">{words.everyLine}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          <th className={head}>{words.what}</th>
          <th className={head}>{words.about}</th>
          <th className={head}>{words.time}</th>
          <th className={`${head} text-end`}>{words.gross}</th>
          <th className={`${head} text-end`}>{words.fee}</th>
          <th className={`${head} text-end`}>{words.amount}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-lg:block">
        {lines.map((line) => (
          <Line key={line.entryID} line={line} payments={payments} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'lg:px-5 lg:py-3 lg:align-middle'

interface LineProps {
  line: PayoutLineView
  payments: string
}

function Line({ line, payments }: LineProps) {
  const { kind, createdAt, gross, paymentFee, currency } = line
  return (
    <tr className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-0.5 max-lg:px-5 max-lg:py-3">
      <td className={`${cell} font-medium text-ink`}>{words.oneLine[kind]}</td>
      <td className={`${cell} max-lg:col-span-2 max-lg:row-start-3`}>
        <About line={line} payments={payments} />
      </td>
      <td className={`${cell} whitespace-nowrap text-ink-soft max-lg:row-start-2 max-lg:text-xs`}>
        <Moment iso={createdAt} />
      </td>
      <td className={`${cell} tabular text-end whitespace-nowrap text-ink-soft max-lg:hidden`}>
        {gross === null ? words.none : formatMoney(gross, currency)}
      </td>
      <td className={`${cell} tabular text-end lg:whitespace-nowrap text-ink-soft max-lg:row-start-2 max-lg:text-xs`}>
        {paymentFee === null || gross === null ? (
          <span className="max-lg:hidden">{words.none}</span>
        ) : (
          <>
            <span className="max-lg:hidden">{formatMoney(paymentFee, currency)}</span>
            <span className="lg:hidden">
              {words.grossLessFee(formatMoney(gross, currency), formatMoney(paymentFee, currency))}
            </span>
          </>
        )}
      </td>
      <td className={`${cell} text-end max-lg:col-start-2 max-lg:row-start-1`}>
        <Counts line={line} />
      </td>
    </tr>
  )
}

const Counts = ({ line: { amount, entryAmount, currency } }: { line: PayoutLineView }) => (
  <span className="flex flex-col items-end">
    <span className="tabular font-medium whitespace-nowrap text-ink">{formatMoney(amount, currency)}</span>
    {amount !== entryAmount && (
      <span className="max-w-44 text-xs text-ink-faint">{words.ofEntry(formatMoney(entryAmount, currency))}</span>
    )}
  </span>
)

function About({ line, payments }: LineProps) {
  const { transactionID, refundID, disputeID, entryID } = line
  const name = refundID ?? disputeID ?? transactionID ?? entryID
  const code = <span className="font-mono text-xs break-all">{name}</span>
  return transactionID ? <TextLink to={`${payments}/${transactionID}`}>{code}</TextLink> : code
}
