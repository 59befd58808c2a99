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
  /** Null if the entry isn't for a single payment, such as a payout. */
  transactionID: string | null
  refundID: string | null
  disputeID: string | null
  payoutID: string | null
  createdAt: string
}

/** A line of a posting. `amount` is positive, in whole minor units. */
export interface PostedLineView {
  account: LedgerAccount
  /** The client, processor account or bank account. Null for the platform's own accounts. */
  ownerID: string | null
  direction: 'debit' | 'credit'
  amount: number
}

/** GET /balance and GET /clients/:clientID/balance: `{ items }`, one per currency ever used. Amounts can be negative. */
export interface BalanceView {
  currency: Currency
  available: number
  pending: number
  /** On hold for open disputes. */
  disputed: number
  /** Held in reserve for a while, as set in the client's terms. */
  reserved: number
  /** Deducted from `available` for payouts that haven't arrived yet. */
  inTransit: number
}

/** GET /ledger/books, for staff: the balance of every ledger account by currency, in one mode. They sum to zero per currency. */
export interface BooksView {
  mode: Mode
  accounts: { account: LedgerAccount; currency: Currency; debit: number; credit: number; balance: number }[]
  /** The total for both modes and all ledger lines. */
  entries: number
  /** The hash of the last entry in line 0. Zeros if there is none. */
  headHash: string
  /** The ledger lines. Each has its own hash chain for both modes. */
  lines: LedgerHeadView[]
}

/** The end of a ledger line. */
export interface LedgerHeadView {
  line: number
  /** The number of the last entry. */
  sequence: number
  hash: string
}

/** The ends of all lines at a moment, with the hash of the seal before: so there is one chain again, whose links are seals. */
/** The end of a decision log chain. */
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
  /** The Ed25519 public key in Base64. Null if the seal isn't signed. */
  publicKey: string | null
  /** The signature over the hash's 32 bytes, in Base64. */
  signature: string | null
  /** When it was sent to the external address. Null if it wasn't. */
  sentAt: string | null
}

/** GET /ledger/seals, for staff: the last 60 seals, newest first. */
export interface LedgerSealsView {
  items: LedgerSealView[]
  /** The public key for new seals. */
  publicKey: string
  /** The time since which seals haven't reached the external address. Null if all have, or there is no address. */
  untoldSince: string | null
}

/** GET /ledger/verification: the result of the last verification, and the one in progress. */
export type LedgerVerificationView = VerificationView

/** POST /ledger/verification: returns 202 with the verification that it started, or the one already in progress. */
export type LedgerVerificationRunView = VerificationRunView
