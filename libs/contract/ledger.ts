import type { DecisionChain } from './decision-kinds.js'
import { postingKinds } from './choices.js'
import * as checks from './messages/checks.js'
import { OptionalChoice, OptionalCurrency } from './money-fields.js'
import { OptionalTime } from './time-field.js'
import { OptionalText } from './fields.js'
import type { LedgerAccount } from './ledger-accounts.js'
import { ListQuery } from './lists.js'
import type { Currency } from './money.js'
import type { VerificationRunView, VerificationView } from './verification.js'
import type { Mode, NameInModes } from './modes.js'

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

/** `amount` is positive, in whole minor units. `direction` is debit or credit. */
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
  /** null: it is not about one payment, such as a payout. */
  transactionID: string | null
  refundID: string | null
  disputeID: string | null
  payoutID: string | null
  createdAt: string
}

/** A line of a posting; `amount` is positive, in whole minor units. */
export interface PostedLineView {
  account: LedgerAccount
  /** The client, the processor account or the bank account; null: an account of the platform. */
  ownerID: string | null
  direction: 'debit' | 'credit'
  amount: number
}

/** GET /balance and GET /clients/:clientID/balance: `{ items }`, one per currency that was ever used. May be negative. */
export interface BalanceView {
  currency: Currency
  available: number
  pending: number
  /** Held by open disputes. */
  disputed: number
  /** Kept back for a while, as the client's terms say. */
  reserved: number
  /** Taken out of `available` by payouts that have not arrived yet. */
  inTransit: number
}

/** GET /ledger/books, for staff: every account's sum per currency in a mode; per currency they sum to zero. */
export interface BooksView {
  mode: Mode
  accounts: { account: LedgerAccount; currency: Currency; debit: number; credit: number; balance: number }[]
  /** Of both modes and all lines together. */
  entries: number
  /** The hash of the last entry of line 0; zeros while there is none. */
  headHash: string
  /** The books are kept in several lines, each with a chain of its own, which holds both modes. */
  lines: LedgerHeadView[]
}

/** Where a line of the ledger ends. */
export interface LedgerHeadView {
  line: number
  /** The number of its last entry. */
  sequence: number
  hash: string
}

/** The ends of all lines at a moment, with the hash of the seal before: so there is one chain again, whose links are seals. */
/** Where a chain of the decision log ended. */
export interface DecisionHeadView {
  chain: DecisionChain
  sequence: number
  hash: string
  /** Decisions before this time are covered. Null if all are. */
  upTo: string | null
}

export interface LedgerSealView {
  number: number
  createdAt: string
  heads: LedgerHeadView[]
  /** Null in older seals, which only cover the ledger. */
  decisions: DecisionHeadView[] | null
  previousHash: string
  hash: string
  /** Ed25519, in Base64; null: it is not signed. */
  publicKey: string | null
  /** Of the 32 bytes of the hash, in Base64. */
  signature: string | null
  /** When it was sent to the external address. Null if it wasn't. */
  sentAt: string | null
}

/** GET /ledger/seals, for staff: the last sixty, the newest first. */
export interface LedgerSealsView {
  items: LedgerSealView[]
  /** What new seals are signed with. */
  publicKey: string
  /** Since when seals haven't reached the external address. Null if all have, or there is no address. */
  untoldSince: string | null
}

/** GET /ledger/verification: what the last run, which recomputes everything, found, and the run that is going on. */
export type LedgerVerificationView = VerificationView

/** POST /ledger/verification: 202 with the run that it started, or with the one that was going on already. */
export type LedgerVerificationRunView = VerificationRunView
