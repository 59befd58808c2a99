import type { BankEntryView, BankSuggestionView } from '#contract/bank-statements.js'
import type { BankEntry } from './bank-entry.entity.js'

export const viewBankEntry = (entry: BankEntry, suggestions: BankSuggestionView[]): BankEntryView => ({
  entryID: entry.entryID,
  bankAccountID: entry.bankAccountID,
  bankStatementID: entry.bankStatementID,
  mode: entry.mode,
  currency: entry.currency,
  bookedOn: entry.bookedOn,
  valueOn: entry.valueOn,
  amount: entry.amount,
  charges: entry.charges,
  isReversal: entry.isReversal === 1,
  returnReason: entry.returnReason,
  code: entry.code,
  bankReference: entry.bankReference,
  endToEndID: entry.endToEndID,
  counterparty: entry.counterparty,
  text: entry.text,
  status: entry.status,
  matchKind: entry.matchKind,
  matchedID: entry.matchedID,
  matchReason: entry.matchReason,
  namedTransactionID: entry.namedTransactionID,
  matchedBy: entry.matchedBy,
  suggestions,
  createdAt: entry.createdAt.toISOString(),
})
