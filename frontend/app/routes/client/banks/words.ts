import type { LedgerEntryView } from '#contract/ledger.js'

// What each side of an account means to the merchant.
const sides: Record<LedgerEntryView['account'], Record<LedgerEntryView['direction'], string>> = {
  client_available: { credit: 'Added to your available balance', debit: 'Taken from your available balance' },
  client_pending: { credit: 'Added to your pending balance', debit: 'Taken from your pending balance' },
  client_disputed: { credit: 'Held for a dispute', debit: 'No longer held for a dispute' },
  platform_fees: { credit: 'Our fee', debit: 'Our fee, given back' },
  processor_clearing: { debit: 'Came in from the payer', credit: 'Went back to the payer' },
}

export const entryWords = ({ account, direction }: LedgerEntryView): string => sides[account][direction]

/** What an entry does to the merchant's own balances; null: it is on somebody else's account. */
export const changeOf = ({ account, direction, amount }: LedgerEntryView): number | null =>
  account.startsWith('client_') ? (direction === 'credit' ? amount : -amount) : null

const order: LedgerEntryView['account'][] = [
  'client_available',
  'client_pending',
  'client_disputed',
  'platform_fees',
  'processor_clearing',
]

/** The lines of one action together, what it did to the merchant first. */
export function inReadingOrder(entries: LedgerEntryView[]): LedgerEntryView[] {
  const postings = [...new Set(entries.map(({ postingID }) => postingID))]
  const rank = (entry: LedgerEntryView) =>
    postings.indexOf(entry.postingID) * order.length + order.indexOf(entry.account)
  return [...entries].sort((one, other) => rank(one) - rank(other))
}
