import { bankEntryStatuses, type BankEntryStatus, bankMatchKinds, type BankMatchKind } from './bank-entry-kinds.js'
import { OptionalText, RequiredChoice, RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as words from './messages/errors/bank-statements.js'
import type { Mode } from './modes.js'
import { OptionalChoice } from './money-fields.js'
import type { Currency } from './money.js'

/** POST /bank-statements: the file is the body, `application/xml`, `text/csv` or `application/zip`. */
export class ImportBankStatements {
  @RequiredText(words.bankAccountRequired, 40)
  bankAccountID!: string
}

/** `entries`: new entries, of which some are matched and the others are in suspense. */
export interface BankImportView {
  bankStatementIDs: string[]
  entries: number
  matched: number
  unmatched: number
  /** Payouts that a bank's answer to a file (pain.002) has ended. */
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
  /** As the bank names it. */
  reference: string
  mode: Mode
  currency: Currency
  /** true: a camt.054 notification, whose entries a statement repeats. */
  isNotification: boolean
  from: string
  to: string
  /** Minor units; null: the file says no balance. */
  opening: number | null
  closing: number | null
  entries: number
  /** The gap to the previous statement: the opening balance less the expected one. Null if there is none or it's unknown. */
  gap: number | null
  createdAt: string
}

/** GET /bank-statement-entries; the worklist is `?status=unmatched`. */
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

  /** A payout, a payout file, a payment or a processor account, where the kind is about one. */
  @OptionalText(40)
  matchedID?: string
}

export interface BankSuggestionView {
  kind: BankMatchKind
  matchedID: string | null
  /** What it is, and why it is suggested. */
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
  /** Of the amount, what the bank kept for itself. */
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
  /** Why it was matched, in words. */
  matchReason: string | null
  /** The payment whose creditor reference is in the entry; null if there’s none. */
  namedTransactionID: string | null
  /** Who matched it manually. Null if it was matched automatically. */
  matchedBy: string | null
  /** Of what waits: what it may be. */
  suggestions: BankSuggestionView[]
  createdAt: string
}
