import { formatMoney } from '../money.js'
import type { TransactionStatus } from '../transaction-states.js'
import type { TransactionDetailView, TransactionMoveView } from '../transactions.js'
import * as texts from './components/payments.js'

type Told = Pick<TransactionDetailView, 'amountCaptured' | 'currency' | 'history' | 'refunds'>

const created: Record<TransactionStatus, string> = {
  requires_action: 'Created; the payer was asked for a one-time code',
  processing: 'Created; the processor has not said yet what became of it',
  authorized: 'Created and authorized; nothing is taken before the capture',
  succeeded: texts.createdAndPaid,
  failed: texts.createdAndDeclined,
  canceled: texts.createdAndCanceled,
  expired: texts.createdAndExpired,
}

const found: Record<TransactionStatus, string> = {
  ...created,
  requires_action: texts.weAskedTheProcessorIt,
  processing: texts.weAskedTheProcessorItDoes,
  authorized: texts.weAskedTheProcessorItIs,
  succeeded: texts.weAskedTheProcessorItIsPaid,
  failed: texts.weAskedTheProcessorItWas,
  canceled: texts.weAskedTheProcessorItIsCanceled,
}

const actions: Record<string, string> = {
  canceled: 'Canceled; nothing was taken',
  otp_accepted: texts.thePayerEnteredTheRight,
  otp_resent: texts.theCodeWasSentAgain,
  otp_unanswered: 'The check of the code got no answer; the payer may enter it again',
  review_released: texts.staffReleasedIt,
  review_blocked: texts.staffBlockedIt,
  settled: texts.settledTheMoneyIsAvailable,
  refund_failed: texts.aRefundFailed,
  disputed: texts.thePayerDisputedThePayment,
  dispute_without_money: texts.thePayerDisputedItAfter,
  dispute_won: texts.theDisputeWasClosedAs,
  dispute_lost: texts.theDisputeWasClosedAsLost,
}

/** What happened to a payment, as its history tells it. */
export function actionInWords(move: TransactionMoveView, transaction: Told): string {
  const { deed: action, from, to } = move
  if (action === 'created') return created[to]
  if (action === 'inquired') return found[to]
  if (action === 'captured') return texts.moneyCaptured(formatMoney(transaction.amountCaptured, transaction.currency))
  if (action === 'refunded') return refundedInWords(move, transaction)
  if (action === 'otp_refused')
    return to === 'failed' ? 'The code was wrong too often; the payment failed' : texts.thePayerEnteredAWrong
  if (action === 'expired')
    return from === 'authorized' ? texts.expiredNobodyCapturedItIn : texts.expiredNoCodeWasEntered
  const words = actions[action] ?? action.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

// The history names no amounts. Refunds succeed one after the other, as their lines are written.
function refundedInWords(move: TransactionMoveView, { history, refunds, currency }: Told): string {
  const lines = history.filter((one) => one.deed === 'refunded')
  const succeeded = refunds
    .filter(({ status }) => status === 'succeeded')
    .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt))
  const refund = succeeded[lines.indexOf(move)]
  return refund && lines.length === succeeded.length
    ? texts.moneyRefunded(formatMoney(refund.amount, currency))
    : 'Refunded'
}
