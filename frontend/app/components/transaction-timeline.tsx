import * as words from '#contract/messages/components/payments.js'
import * as moveWords from '#contract/messages/transaction-actions.js'
import { actionInWords } from '#contract/transaction-moves.js'
import type { TransactionDetailView, TransactionMoveView } from '#contract/transactions.js'
import { Card } from './card'
import { Moment } from './moment'
import { formatMoney } from '#contract/spoken-formats.js'

interface TimelineProps {
  transaction: TransactionDetailView
  actorOf: (move: TransactionMoveView) => string
}

const colours: Partial<Record<TransactionMoveView['to'], string>> = {
  succeeded: 'bg-success',
  failed: 'bg-failed',
  requires_action: 'bg-pending',
}
const warnings = ['disputed', 'dispute_lost', 'refund_failed', 'late_payment_return_failed', 'payment_failed']

export function TransactionTimeline({ transaction, actorOf }: TimelineProps) {
  const moves = transaction.history.map((move, index) => ({ move, index })).reverse()
  return (
    <Card title={words.timeline}>
      <ol className="flex flex-col">
        {moves.map(({ move, index }) => (
          <li
            key={index}
            className="relative flex gap-3 pb-5 before:absolute before:top-4 before:bottom-0 before:start-[5px] before:w-px before:bg-line last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden="true"
              className={`mt-1 size-[11px] shrink-0 rounded-full border-2 border-panel ${warnings.includes(move.deed) ? 'bg-failed' : (colours[move.to] ?? 'bg-ink-faint')}`}
            />
            <div className="flex min-w-0 flex-col gap-0.5">
              <p className="text-ink">{actionInWords({ words: moveWords, money: formatMoney }, move, transaction)}</p>
              <p className="text-xs text-ink-faint [overflow-wrap:anywhere]">
                <Moment iso={move.createdAt} /> · {actorOf(move)}
              </p>
            </div>
          </li>
        ))}
        {moves.length === 0 && <li className="text-ink-soft">{words.createdNoOtherActivity}</li>}
      </ol>
    </Card>
  )
}
