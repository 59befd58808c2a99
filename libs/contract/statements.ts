import { clock } from './clock.js'
import type { PostingKind } from './ledger.js'
import * as words from './messages/statements.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import { isMonth } from './months.js'
import { Passes } from './own-checks.js'

const hasBegun = (value: unknown): boolean => isMonth(value) && value <= clock.now().toISOString().slice(0, 7)

/** GET /clients/:clientID/statements, also as PDF and CSV. */
export class ReadStatement {
  /** A month in UTC, such as `2026-10`. */
  @Passes('isMonth', hasBegun, words.monthForm)
  month!: string
}

/** The movements in one currency in a month. `opening` plus all others is `closing`. Outgoing amounts are negative. */
export interface StatementCurrencyView {
  currency: Currency
  opening: number
  payments: number
  refunds: number
  disputes: number
  /** All fees for payments, refunds, disputes and payouts, minus returned fees. */
  fees: number
  payouts: number
  other: number
  closing: number
  /** The closing balance by type. */
  parts: { available: number; pending: number; disputed: number; reserved: number; inTransit: number }
  movements: number
}

/** GET /clients/:clientID/statements: a client's balance movements in a month, by currency, in one mode. */
export interface StatementView {
  clientID: string
  clientName: string
  mode: Mode
  month: string
  /** False while the month hasn't ended and amounts can still change. */
  isComplete: boolean
  currencies: StatementCurrencyView[]
}

/** One line of the files: `gross` less `fee` is `net`. */
export interface StatementMovement {
  createdAt: string
  kind: PostingKind
  currency: Currency
  gross: number
  fee: number
  net: number
  /** What the client was owed in this currency afterwards. */
  balance: number
  transactionID: string | null
  refundID: string | null
  disputeID: string | null
  payoutID: string | null
  postingID: string
}
