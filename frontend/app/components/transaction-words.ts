import type { LedgerEntryView, PostingKind } from '#contract/ledger.js'
import { formatMoney } from '#contract/money.js'
import type { TransactionStatus } from '#contract/transaction-states.js'
import type { TransactionDetailView, TransactionMoveView, TransactionView } from '#contract/transactions.js'

/** Who reads: a merchant its own payment, staff a client's. */
export type Reader = 'merchant' | 'staff'

const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' }

/** `Visa •••• 4242`, or the name of the test method. */
export const methodOf = ({ card, paymentMethod }: Pick<TransactionView, 'card' | 'paymentMethod'>): string =>
  card ? `${brands[card.brand]} •••• ${card.last4}` : paymentMethod

const created: Record<TransactionStatus, string> = {
  requires_action: 'Created; the payer was asked for a one-time code',
  processing: 'Created; the processor has not said yet what became of it',
  authorized: 'Created and authorized; nothing is taken before the capture',
  succeeded: 'Created and paid',
  failed: 'Created and declined',
  canceled: 'Created and canceled',
  expired: 'Created and expired',
}

const found: Record<TransactionStatus, string> = {
  ...created,
  requires_action: 'We asked the processor: it waits for the one-time code',
  processing: 'We asked the processor: it does not know yet',
  authorized: 'We asked the processor: it is authorized',
  succeeded: 'We asked the processor: it is paid',
  failed: 'We asked the processor: it was declined',
  canceled: 'We asked the processor: it is canceled',
}

const actions: Record<string, string> = {
  canceled: 'Canceled; nothing was taken',
  otp_accepted: 'The payer entered the right code',
  otp_resent: 'The code was sent again',
  otp_unanswered: 'The check of the code got no answer; the payer may enter it again',
  settled: 'Settled: the money is available',
  refund_failed: 'A refund failed',
  disputed: 'The payer disputed the payment',
  dispute_without_money: 'The payer disputed it after everything had been refunded',
  dispute_won: 'The dispute was closed as won',
  dispute_lost: 'The dispute was closed as lost',
}

/** One line of the history in plain words. */
export function actionInWords(move: TransactionMoveView, transaction: TransactionDetailView): string {
  const { deed: action, from, to } = move
  if (action === 'created') return created[to]
  if (action === 'inquired') return found[to]
  if (action === 'captured') return `${formatMoney(transaction.amountCaptured, transaction.currency)} captured`
  if (action === 'refunded') return refundedInWords(move, transaction)
  if (action === 'otp_refused')
    return to === 'failed' ? 'The code was wrong too often; the payment failed' : 'The payer entered a wrong code'
  if (action === 'expired')
    return from === 'authorized' ? 'Expired: nobody captured it in time' : 'Expired: no code was entered in time'
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
  return refund && lines.length === succeeded.length ? `${formatMoney(refund.amount, currency)} refunded` : 'Refunded'
}

const postings: Record<PostingKind, string> = {
  payment: 'Payment',
  settlement: 'Settlement',
  refund: 'Refund',
  dispute_opened: 'Dispute opened',
  dispute_won: 'Dispute won',
  dispute_lost: 'Dispute lost',
}

export const postingInWords = (kind: PostingKind): string => postings[kind]

/** `$97.50 was credited to your available balance`. */
export function entryInWords({ account, direction, amount, currency }: LedgerEntryView, reader: Reader): string {
  const [whose, fee] = reader === 'merchant' ? ['your', 'our fee'] : ['the client’s', 'the platform’s fee']
  const words: Record<LedgerEntryView['account'], Record<LedgerEntryView['direction'], string>> = {
    client_available: {
      credit: `was credited to ${whose} available balance`,
      debit: `was taken from ${whose} available balance`,
    },
    client_pending: {
      credit: `was credited to ${whose} pending balance`,
      debit: `left ${whose} pending balance`,
    },
    client_disputed: {
      credit: 'was put on hold for the dispute',
      debit: 'is no longer on hold',
    },
    platform_fees: { credit: `was kept as ${fee}`, debit: `of ${fee} was given back` },
    processor_clearing: { debit: 'came in from the payer', credit: 'went back to the payer' },
  }
  return `${formatMoney(amount, currency)} ${words[account][direction]}`
}

/**
 * What is left of a payment on the client's accounts, or on those whose name begins so, in minor units; less than
 * nothing if more was taken than came in.
 */
export const leftOf = (entries: readonly LedgerEntryView[], accounts = 'client_'): number =>
  entries
    .filter(({ account }) => account.startsWith(accounts))
    .reduce((sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount), 0)
