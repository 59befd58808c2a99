import { postingKinds } from './choices.js'
import * as checks from './messages/checks.js'
import { OptionalChoice, OptionalCurrency } from './money-fields.js'
import { OptionalTime } from './time-field.js'
import { OptionalText } from './fields.js'
import { ListQuery } from './lists.js'
import type { Currency } from './money.js'
import type { VerificationRunView, VerificationView } from './verification.js'
import type { Mode, NameInModes } from './modes.js'

/** Credit: the platform owes the client; debit, in `processor_clearing`: the processor owes the platform. */
export const ledgerAccounts = [
  'processor_clearing',
  'platform_fees',
  'client_pending',
  'client_available',
  'client_disputed',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]
/** An account as the balances know it: each mode has its own. */
export type BookAccount = NameInModes<LedgerAccount>

export type PostingKind = (typeof postingKinds)[number]

/** GET /clients/:clientID/ledger-entries (and, for integrators, GET /ledger-entries). */
export class ListLedgerEntries extends ListQuery {
  @OptionalCurrency()
  currency?: Currency

  @OptionalChoice(postingKinds, checks.kindIsOneOf(postingKinds))
  kind?: PostingKind

  @OptionalText()
  transactionID?: string

  @OptionalTime('from')
  from?: string

  @OptionalTime('to')
  to?: string
}

/** `amount` is positive, in whole minor units; `direction` says on which side it stands. */
export interface LedgerEntryView {
  entryID: string
  postingID: string
  account: LedgerAccount
  direction: 'debit' | 'credit'
  amount: number
  currency: Currency
  kind: PostingKind
  clientID: string
  mode: Mode
  transactionID: string
  refundID: string | null
  disputeID: string | null
  createdAt: string
}

/** GET /balance and GET /clients/:clientID/balance: `{ items }`, one per currency that was ever used. May be negative. */
export interface BalanceView {
  currency: Currency
  available: number
  pending: number
  /** Held by open disputes. */
  disputed: number
}

/** GET /ledger/books, for staff: every account's sum per currency in a mode; per currency they sum to zero. */
export interface BooksView {
  mode: Mode
  accounts: { account: LedgerAccount; currency: Currency; debit: number; credit: number; balance: number }[]
  /** Of both modes together, because one chain holds them. */
  entries: number
  /** The hash of the last entry; zeros while there is none. */
  headHash: string
}

/** GET /ledger/verification: what the last run, which recomputes everything, found, and the run that is going on. */
export type LedgerVerificationView = VerificationView

/** POST /ledger/verification: 202 with the run that it started, or with the one that was going on already. */
export type LedgerVerificationRunView = VerificationRunView
