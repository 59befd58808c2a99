import { bankEntryStatuses, type BankEntryStatus, bankMatchKinds, type BankMatchKind } from './bank-entry-kinds.js'
import { OptionalText, RequiredChoice, RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/bank-statements.js'
import type { Mode } from './modes.js'
import { OptionalChoice } from './money-fields.js'
import type { Currency } from './money.js'

/** POST /bank-statements: send the file as the body, as `application/xml`, `text/csv` or `application/zip`. */
export class ImportBankStatements {
  @RequiredText(words.bankAccountRequired, 40)
  bankAccountID!: string
}

/** `entries` counts new entries. Those that weren't matched are in suspense. */
export interface BankImportView {
  bankStatementIDs: string[]
  entries: number
  matched: number
  unmatched: number
  /** The payouts that the bank rejected in its response to a file (pain.002). */
  rejected: number
}

/** GET /bank-statements */
export class ListBankStatements extends ListQuery {
  @OptionalText(40)
  bankAccountID?: string
}

export interface BankStatementView {
  bankStatementID: string
  bankAccountID: string
  /** The bank's own reference. */
  reference: string
  mode: Mode
  currency: Currency
  /** True for a camt.054 notification. A later statement repeats its entries. */
  isNotification: boolean
  from: string
  to: string
  /** In minor units. Null if the file has no balance. */
  opening: number | null
  closing: number | null
  entries: number
  /** The opening balance minus the closing balance of the previous statement. Null if they match or it's unknown. */
  gap: number | null
  createdAt: string
}

/** GET /bank-statement-entries. Use `?status=unmatched` for the worklist. */
export class ListBankEntries extends ListQuery {
  @OptionalText(40)
  bankAccountID?: string

  @OptionalText(40)
  bankStatementID?: string

  @OptionalChoice(bankEntryStatuses, words.statusForm(bankEntryStatuses))
  status?: BankEntryStatus
}

/** POST /bank-statement-entries/:entryID/match */
export class MatchBankEntry {
  @RequiredChoice(bankMatchKinds, words.kindForm(bankMatchKinds))
  kind!: BankMatchKind

  /** The ID of the payout, payout file, payment or processor account, if the kind needs one. */
  @OptionalText(40)
  matchedID?: string
}

export interface BankSuggestionView {
  kind: BankMatchKind
  matchedID: string | null
  /** The possible match, and why it is suggested. */
  name: string
  reason: string
}

export interface BankEntryView {
  entryID: string
  bankAccountID: string
  bankStatementID: string
  mode: Mode
  currency: Currency
  bookedOn: string
  valueOn: string | null
  /** Minor units. Negative for outgoing amounts. */
  amount: number
  /** The part of the amount that the bank kept as a fee. */
  charges: number
  isReversal: boolean
  returnReason: string | null
  code: string | null
  bankReference: string | null
  endToEndID: string | null
  counterparty: string | null
  text: string | null
  status: BankEntryStatus
  matchKind: BankMatchKind | null
  matchedID: string | null
  /** Why it was matched, as a sentence. */
  matchReason: string | null
  /** The payment whose creditor reference is in the entry. Null if there is none. */
  namedTransactionID: string | null
  /** Who matched it manually. Null if it was matched automatically. */
  matchedBy: string | null
  /** Possible matches for an unmatched entry. */
  suggestions: BankSuggestionView[]
  createdAt: string
}
