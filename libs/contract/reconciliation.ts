import type { Mode } from './modes.js'
import type { Currency } from './money.js'

/** A line that explains a difference or lists pending items. In minor units. */
export interface ReconciliationLineView {
  sentence: string
  amount: number
}

/** One processor or bank account: the ledger's balance, and the balance reported by the other side. */
export interface ReconciledAccountView {
  /** A processor account or a bank account. */
  ownerID: string
  name: string
  ledger: number
  /** Null if there is no report or statement yet. */
  told: number | null
  /** Held by the processor for open disputes. The processor debits it when a dispute opens, the ledger only when it's lost. */
  held: number
  /** The reported balance, minus the ledger balance without the held amount. */
  difference: number | null
  /** The last day covered by a report or statement. */
  toldOn: string | null
  /** The time until which a processor's reports are complete. Null if there are none yet, or for banks. */
  toldUntil: string | null
  lines: ReconciliationLineView[]
}

/** The totals of one side over all accounts. Zero difference means that they match. */
export interface ReconciliationColumnView {
  amount: number
  /** Held by processors for open disputes. */
  held: number
  difference: number | null
}

export interface ReconciledCurrencyView {
  currency: Currency
  /** Everything we owe or have earned, minus everything owed to us or spent. A difference means that the ledger doesn't balance. */
  ledger: ReconciliationColumnView
  processors: ReconciliationColumnView
  banks: ReconciliationColumnView
  /** What we owe and have earned, by ledger account. */
  owed: { account: string; amount: number }[]
  processorAccounts: ReconciledAccountView[]
  bankAccounts: ReconciledAccountView[]
  /** Unmatched statement entries, and their total. */
  waiting: { entries: number; amount: number }
}

/** GET /reconciliation */
export interface ReconciliationView {
  mode: Mode
  /** The time of the ledger balances. */
  asOf: string
  currencies: ReconciledCurrencyView[]
}
