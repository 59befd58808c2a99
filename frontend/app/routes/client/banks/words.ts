import type { LedgerEntryView } from '#contract/ledger.js'
import { ownerOfAccount } from '#contract/ledger-accounts.js'
import * as words from '#contract/messages/client/banks.js'

// What each side of an account means to the merchant.
const sides = (): Record<LedgerEntryView['account'], Record<LedgerEntryView['direction'], string>> => ({
  client_available: { credit: words.addedToYourAvailableBalance, debit: words.takenFromYourAvailableBalance },
  client_pending: { credit: words.addedToYourPendingBalance, debit: words.takenFromYourPendingBalance },
  client_disputed: { credit: words.onHoldForDispute, debit: words.releasedFromDisputeHold },
  platform_fees: { credit: words.ourFee, debit: words.feeRefunded },
  processor_clearing: { debit: words.cameInFromThePayer, credit: words.returnedToThePayer },
  client_reserve: { credit: words.keptInReserve, debit: words.releasedFromReserve },
  payouts_in_transit: { credit: words.onItsWayToYourBank, debit: words.noLongerOnItsWay },
  bank: { credit: words.paidToYou, debit: words.cameBackFromYourBank },
  processor_costs: { credit: words.ourCosts, debit: words.ourCosts },
  bank_charges: { credit: words.ourCosts, debit: words.ourCosts },
  platform_funds: { credit: words.writtenOffByUs, debit: words.coveredByUs },
  suspense: { credit: words.ourCosts, debit: words.ourCosts },
  fx_transit: { credit: words.ourCosts, debit: words.ourCosts },
  fx_result: { credit: words.ourCosts, debit: words.ourCosts },
  line_transit: { credit: words.ourCosts, debit: words.ourCosts },
})

export const entryWords = ({ account, direction }: LedgerEntryView): string => sides()[account][direction]

/** What an entry does to the merchant's own balances; null: it is on somebody else's account. */
export const changeOf = ({ account, direction, amount }: LedgerEntryView): number | null =>
  ownerOfAccount[account] === 'client' ? (direction === 'credit' ? amount : -amount) : null

const order: LedgerEntryView['account'][] = [
  'client_available',
  'client_pending',
  'client_disputed',
  'client_reserve',
  'payouts_in_transit',
  'platform_fees',
  'processor_clearing',
  'bank',
]

/** The lines of one action together, what it did to the merchant first. */
export function inReadingOrder(entries: LedgerEntryView[]): LedgerEntryView[] {
  const postings = [...new Set(entries.map(({ postingID }) => postingID))]
  const rank = (entry: LedgerEntryView) =>
    postings.indexOf(entry.postingID) * order.length + order.indexOf(entry.account)
  return [...entries].sort((one, other) => rank(one) - rank(other))
}
