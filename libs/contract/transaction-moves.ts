import type * as english from './messages/transaction-actions.js'
import type { Currency } from './money.js'
import type { TransactionDetailView, TransactionMoveView } from './transactions.js'
import type { Words } from './words.js'

type Told = Pick<TransactionDetailView, 'amountCaptured' | 'currency' | 'history' | 'refunds'>

interface Speaker {
  words: Words<typeof english>
  /** Minor units as the reader's language writes them. */
  money: (amount: number, currency: Currency) => string
}

/** What happened to a payment, as in its history. */
export function actionInWords(speaker: Speaker, move: TransactionMoveView, transaction: Told): string {
  const { words, money } = speaker
  const { deed: action, from, to } = move
  if (action === 'created') return words.created[to]
  if (action === 'inquired') return words.found[to]
  if (action === 'captured')
    return transaction.amountCaptured > 0
      ? words.captured(money(transaction.amountCaptured, transaction.currency))
      : words.wasCaptured
  if (action === 'refunded') return refundedInWords(speaker, move, transaction)
  if (action === 'otp_refused') return to === 'failed' ? words.wrongTooOften : words.wrongCode
  if (action === 'expired') return from === 'authorized' ? words.notCapturedInTime : words.noCodeInTime
  const known: Partial<Record<string, string>> = words.actions
  const said = known[action] ?? action.replaceAll('_', ' ')
  return said.charAt(0).toUpperCase() + said.slice(1)
}

// The history names no amounts. Refunds succeed one after the other, as their lines are written.
function refundedInWords({ words, money }: Speaker, move: TransactionMoveView, of: Told): string {
  const lines = of.history.filter((one) => one.deed === 'refunded')
  const succeeded = of.refunds
    .filter(({ status }) => status === 'succeeded')
    .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt))
  const refund = succeeded[lines.indexOf(move)]
  return refund && lines.length === succeeded.length
    ? words.moneyRefunded(money(refund.amount, of.currency))
    : words.refunded
}
