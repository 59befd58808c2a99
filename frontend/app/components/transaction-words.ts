import type { LedgerEntryView, PostingKind } from '#contract/ledger.js'
import { brandWords } from '#contract/messages/cards.js'
import * as texts from '#contract/messages/components/payments.js'
import { formatMoney } from '#contract/spoken-formats.js'
import type { TransactionView } from '#contract/transactions.js'

/** Who reads: a merchant its own payment, staff a client's. */
export type Reader = 'merchant' | 'staff'

/** `Visa •••• 4242`, or the name of the test method. */
export const methodOf = ({ card, paymentMethod }: Pick<TransactionView, 'card' | 'paymentMethod'>): string =>
  card ? `${brandWords[card.brand]} •••• ${card.last4}` : paymentMethod

const postings = (): Record<PostingKind, string> => ({
  ...texts.postingNames,
  refund_failed: texts.refundFailed,
  payment_failed: texts.paymentFailed,
  payment_restored: texts.paymentRestored,
  dispute_opened: texts.disputeOpened,
  dispute_won: texts.disputeWon,
  dispute_lost: texts.disputeLost,
})

export const postingInWords = (kind: PostingKind): string => postings()[kind]

/** `$97.50 was credited to your available balance`. */
export function entryInWords({ account, direction, amount, currency }: LedgerEntryView, reader: Reader): string {
  const words: Record<LedgerEntryView['account'], Record<LedgerEntryView['direction'], string>> = {
    client_available: {
      credit: texts.wasCreditedToAvailableBalance[reader],
      debit: texts.wasTakenFromAvailableBalance[reader],
    },
    client_pending: {
      credit: texts.wasCreditedToPendingBalance[reader],
      debit: texts.leftWhosePendingBalance[reader],
    },
    client_disputed: {
      credit: texts.wasPutOnHoldFor,
      debit: texts.isNoLongerOnHold,
    },
    platform_fees: { credit: texts.wasKeptAsFee[reader], debit: texts.feeWasRefunded[reader] },
    processor_clearing: { debit: texts.cameInFromThePayer, credit: texts.returnedToThePayer },
    client_reserve: { credit: texts.wasPutIntoReserve, debit: texts.wasReleasedFromReserve },
    payouts_in_transit: { credit: texts.isOnItsWayToBank, debit: texts.isNoLongerOnItsWay },
    bank: { credit: texts.wasPaidFromOurBank, debit: texts.cameIntoOurBank },
    processor_costs: { credit: texts.wasRefundedByProcessor, debit: texts.wasTakenByProcessor },
    bank_charges: { credit: texts.wasRefundedByBank, debit: texts.wasTakenByBank },
    platform_funds: { credit: texts.wentToCompanyFunds, debit: texts.cameFromCompanyFunds },
    suspense: { credit: texts.isUnmatched, debit: texts.wasMatched },
    fx_transit: { credit: texts.wasExchangedInto, debit: texts.wasExchangedAway },
    fx_result: { credit: texts.wasExchangeGain, debit: texts.wasExchangeLoss },
    line_transit: { credit: texts.comesFromAnotherLine, debit: texts.goesToAnotherLine },
  }
  return `${formatMoney(amount, currency)} ${words[account][direction]}`
}

export const leftOf = (entries: readonly LedgerEntryView[], accounts = 'client_'): number =>
  entries
    .filter(({ account }) => account.startsWith(accounts))
    .reduce((sum, { direction, amount }) => sum + (direction === 'credit' ? amount : -amount), 0)
