import type { LedgerEntryView, PostingKind } from '#contract/ledger.js'
import * as texts from '#contract/messages/components/payments.js'
import { formatMoney } from '#contract/money.js'
import type { TransactionStatus } from '#contract/transaction-states.js'
import type { TransactionDetailView, TransactionMoveView, TransactionView } from '#contract/transactions.js'

/** Who reads: a merchant its own payment, staff a client's. */
export type Reader = 'merchant' | 'staff'

const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: texts.americanExpress, discover: 'Discover' }

/** `Visa •••• 4242`, or the name of the test method. */
export const methodOf = ({ card, paymentMethod }: Pick<TransactionView, 'card' | 'paymentMethod'>): string =>
  card ? `${brands[card.brand]} •••• ${card.last4}` : paymentMethod

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
  settled: texts.settledTheMoneyIsAvailable,
  refund_failed: texts.aRefundFailed,
  disputed: texts.thePayerDisputedThePayment,
  dispute_without_money: texts.thePayerDisputedItAfter,
  dispute_won: texts.theDisputeWasClosedAs,
  dispute_lost: texts.theDisputeWasClosedAsLost,
}

export function actionInWords(move: TransactionMoveView, transaction: TransactionDetailView): string {
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
function refundedInWords(move: TransactionMoveView, { history, refunds, currency }: TransactionDetailView): string {
  const lines = history.filter((one) => one.deed === 'refunded')
  const succeeded = refunds
    .filter(({ status }) => status === 'succeeded')
    .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt))
  const refund = succeeded[lines.indexOf(move)]
  return refund && lines.length === succeeded.length
    ? texts.moneyRefunded(formatMoney(refund.amount, currency))
    : 'Refunded'
}

const postings: Record<PostingKind, string> = {
  payment: 'Payment',
  settlement: 'Settlement',
  refund: 'Refund',
  refund_failed: texts.refundFailed,
  dispute_opened: texts.disputeOpened,
  dispute_won: texts.disputeWon,
  dispute_lost: texts.disputeLost,
}

export const postingInWords = (kind: PostingKind): string => postings[kind]

/** `$97.50 was credited to your available balance`. */
export function entryInWords({ account, direction, amount, currency }: LedgerEntryView, reader: Reader): string {
  const [whose, fee] = reader === 'merchant' ? ['your', 'our fee'] : ['the client’s', 'the platform’s fee']
  const words: Record<LedgerEntryView['account'], Record<LedgerEntryView['direction'], string>> = {
    client_available: {
      credit: texts.wasCreditedToAvailableBalance(whose),
      debit: texts.wasTakenFromAvailableBalance(whose),
    },
    client_pending: {
      credit: texts.wasCreditedToPendingBalance(whose),
      debit: texts.leftWhosePendingBalance(whose),
    },
    client_disputed: {
      credit: texts.wasPutOnHoldFor,
      debit: texts.isNoLongerOnHold,
    },
    platform_fees: { credit: texts.wasKeptAsFee(fee), debit: texts.ofWasGivenBack(fee) },
    processor_clearing: { debit: texts.cameInFromThePayer, credit: texts.wentBackToThePayer },
  }
  return `${formatMoney(amount, currency)} ${words[account][direction]}`
}

export const leftOf = (entries: readonly LedgerEntryView[], accounts = 'client_'): number =>
  entries
    .filter(({ account }) => account.startsWith(accounts))
    .reduce((sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount), 0)
