import type { LedgerEntryView } from '#contract/ledger.js'
import type { LedgerEntry } from './ledger-entry.entity.js'

export const viewLedgerEntry = (entry: LedgerEntry): LedgerEntryView => ({
  entryID: entry.entryID,
  postingID: entry.postingID,
  account: entry.account,
  direction: entry.amount < 0 ? 'credit' : 'debit',
  amount: Math.abs(entry.amount),
  currency: entry.currency,
  kind: entry.kind,
  clientID: entry.clientID,
  mode: entry.mode,
  transactionID: entry.transactionID,
  refundID: entry.refundID,
  disputeID: entry.disputeID,
  payoutID: entry.payoutID,
  createdAt: entry.createdAt.toISOString(),
})
